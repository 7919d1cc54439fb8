/**
 * What a page says and whether there is room for it; evaluated in the page by test_languages.py.
 *
 * `untranslated` is what is said outside of the brackets of the pseudo-language (pseudo.mjs); `cut` is text
 * that is not seen whole, or lies on other text.
 */
() => {
  /** Text that is the same in every language, or is not ours. */
  const OTHERS =
    "script, style, noscript, template, code, pre, kbd, textarea, .cm-editor, [translate=no]";
  const SPOKEN = [
    "aria-label",
    "title",
    "placeholder",
    "alt",
    "aria-valuetext",
    "aria-description",
  ];
  const modal = [...document.querySelectorAll("*")]
    .flatMap(function inside(element) {
      return [element, ...[...(element.shadowRoot?.querySelectorAll("*") ?? [])].flatMap(inside)];
    })
    .filter((element) => element.matches("dialog:modal"))
    .at(-1);
  const language = document.documentElement.lang;
  const texts = [];
  const attributes = [];

  /** Text and attributes in the order in which they are read. */
  function read(node, clips, layer) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.data.trim()) texts.push({ node, clips, layer });
      return;
    }
    if (node.nodeType === Node.ELEMENT_NODE) {
      if (node.matches(OTHERS) || (node.lang && node.lang !== language)) return;
      if (!node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) {
        if (getComputedStyle(node).display !== "contents") return;
      }
      for (const name of SPOKEN)
        if (node.hasAttribute(name)) attributes.push(node.getAttribute(name));
      const style = getComputedStyle(node);
      if (style.clipPath !== "none")
        clips = [...clips, null]; // only heard
      else if (style.overflowX !== "visible" && style.display !== "inline")
        clips = [...clips, node];
      if (["fixed", "sticky"].includes(style.position) || style.zIndex !== "auto") layer = node;
      if (node.localName === "slot" && node.assignedNodes().length) {
        for (const child of node.assignedNodes()) read(child, clips, layer);
        return;
      }
    }
    const root = node.shadowRoot ?? node;
    for (const child of root.childNodes) read(child, clips, layer);
  }
  read(modal ?? document.body, [], null);

  const outside = [];
  let depth = 0;
  for (const { node } of texts) {
    let left = "";
    for (const character of node.data) {
      if (character === "⟦") depth += 1;
      else if (character === "⟧") depth -= 1;
      else if (depth <= 0) left += character;
    }
    outside.push(left.trim());
  }
  for (const text of attributes) {
    let left = text;
    while (/⟦[^⟦⟧]*⟧/.test(left)) left = left.replaceAll(/⟦[^⟦⟧]*⟧/g, "");
    outside.push(left.trim());
  }

  const cut = [];
  const seen = [];
  for (const { node, clips, layer } of texts) {
    if (clips.includes(null)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const told = node.data.trim().slice(0, 60);
    for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
      if (!width || !height) continue;
      const box = { left, top, right, bottom, node, layer, told };
      const scrolled = clips.some((clip) =>
        ["auto", "scroll"].includes(getComputedStyle(clip).overflowX),
      );
      if (!scrolled && (right > innerWidth + 1 || left < -1))
        cut.push(`out of the window: ${told}`);
      for (const clip of clips) {
        if (["auto", "scroll"].includes(getComputedStyle(clip).overflowX)) break;
        const around = clip.getBoundingClientRect();
        if (right > around.right + 1 || left < around.left - 1) cut.push(`cut off: ${told}`);
      }
      const inSight = clips.every((clip) => {
        const around = clip.getBoundingClientRect();
        return top >= around.top - 1 && bottom <= around.bottom + 1;
      });
      if (inSight) seen.push(box);
    }
  }
  for (const [i, one] of seen.entries())
    for (const two of seen.slice(i + 1)) {
      if (one.node === two.node || one.layer !== two.layer) continue;
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (across > 2 && down > 6) cut.push(`on each other: ${one.told} | ${two.told}`);
    }
  return {
    untranslated: outside.filter((text) => /\p{L}{2,}/u.test(text)),
    cut: [...new Set(cut)],
  };
};
