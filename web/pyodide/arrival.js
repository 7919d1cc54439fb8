/** How much of some files has arrived. */
export class Arrival {
  #files;
  #tell;
  #watched = 0;
  #size = 0;
  #came = 0;

  /**
   * @param {number} files how many there are
   * @param {(share: number | undefined) => void} tell hears of each piece the share of all that has
   *   come; undefined where a host does not say how long its files are
   */
  constructor(files, tell) {
    this.#files = files;
    this.#tell = tell;
  }

  /**
   * @param {Headers} headers of a response
   * @param {ReadableStream<Uint8Array>} body its bytes, as they come
   * @returns {ReadableStream<BufferSource>} the same
   */
  watch(headers, body) {
    // The length is that of what goes over the line, which the host may have packed once more.
    this.#size += headers.has("Content-Encoding")
      ? NaN
      : Number(headers.get("Content-Length") ?? NaN);
    this.#watched += 1;
    const counting = new TransformStream({
      transform: (/** @type {Uint8Array} */ piece, controller) => {
        this.#came += piece.length;
        controller.enqueue(piece);
        const isKnown = this.#watched === this.#files && this.#size > 0;
        this.#tell(isKnown ? Math.min(1, this.#came / this.#size) : undefined);
      },
    });
    return body.pipeThrough(counting);
  }
}
