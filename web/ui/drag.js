/**
 * Dragging with mouse, pen or finger: a copy of what was picked up follows the pointer, and the
 * element under it where it is let go is told. A press that hardly moves stays a click.
 */

const FAR_ENOUGH = 6;

/**
 * @param {PointerEvent} event the `pointerdown` on what is dragged
 * @param {object} how
 * @param {Element} how.image what follows the pointer
 * @param {(over: Element | null) => void} how.drop
 */
export function startDrag(event, { image, drop }) {
  if (event.button !== 0) return;
  const { clientX: x0, clientY: y0, pointerId } = event;
  const source = /** @type {HTMLElement} */ (event.currentTarget);
  const root = /** @type {Document | ShadowRoot} */ (source.getRootNode());
  /** @type {HTMLElement | undefined} */
  let ghost;

  const onMove = (/** @type {PointerEvent} */ move) => {
    if (move.pointerId !== pointerId) return;
    const dx = move.clientX - x0;
    const dy = move.clientY - y0;
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR_ENOUGH) return;
      ghost = ghostOf(image);
      (root instanceof ShadowRoot ? root : document.body).append(ghost);
    }
    ghost.style.translate = `${dx}px ${dy}px`;
  };

  const end = (/** @type {PointerEvent} */ up) => {
    if (up.pointerId !== pointerId) return;
    removeEventListener("pointermove", onMove);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!ghost) return;
    ghost.remove();
    // The click that follows a drag is not meant.
    source.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => source.removeEventListener("click", swallow, { capture: true }));
    if (up.type === "pointerup") drop(root.elementFromPoint(up.clientX, up.clientY));
  };

  addEventListener("pointermove", onMove);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

/** @param {Element} image */
function ghostOf(image) {
  const { left, top, width, height } = image.getBoundingClientRect();
  const ghost = /** @type {HTMLElement} */ (image.cloneNode(true));
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "40",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    pointerEvents: "none",
    filter: "drop-shadow(0 4px 6px var(--shade))",
  });
  return ghost;
}
