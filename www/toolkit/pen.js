/**
 * What draws on a canvas. Pictures here are drawn when something has changed and then shown; the processor does that in a few
 * milliseconds. A browser that has no graphics processor would imitate one, which takes several times as long.
 */

/**
 * The pen of a canvas; each canvas has one.
 * @param {HTMLCanvasElement | OffscreenCanvas} canvas
 */
export function penOf(canvas) {
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  return /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (pen));
}
