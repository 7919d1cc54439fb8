/** Canvases on which nothing is seen: whatever is drawn on them is let pass. */
import "./environment.js";

HTMLCanvasElement.prototype.getContext = () =>
  new Proxy({}, { get: () => () => ({ data: [0, 0, 0, 255] }), set: () => true });
