/** Goes on with a file where a line has broken off. */

const PARTIAL = 206;

/**
 * The bytes of a response. What a broken line did not bring is asked for, as long as more comes
 * each time.
 *
 * @param {Response} response of a file that never changes
 * @returns {ReadableStream<Uint8Array<ArrayBuffer>>}
 */
export function resumed(response) {
  let reader = readerOf(response);
  let came = 0;
  /** How much of the next pieces has arrived already. */
  let again = 0;
  let before = 0;

  /** @param {unknown} broken */
  async function resume(broken) {
    if (came === before) throw broken;
    before = came;
    const rest = await fetch(response.url, { headers: { Range: `bytes=${came}-` } });
    // Packed once more for the way, it has other places there.
    if (!rest.ok || [response, rest].some(isPacked)) throw broken;
    again = rest.status === PARTIAL ? 0 : came;
    reader = readerOf(rest);
  }

  return new ReadableStream({
    async pull(controller) {
      for (let got = 0; got === 0; ) {
        try {
          const { done, value } = await reader.read();
          if (done) return controller.close();
          const piece = value.subarray(again);
          again -= value.length - piece.length;
          got = piece.length;
          came += got;
          if (got) controller.enqueue(piece);
        } catch (reason) {
          await resume(reason);
        }
      }
    },
  });
}

/** @param {Response} response */
const readerOf = ({ body }) =>
  /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (body).getReader();

/** @param {Response} response */
const isPacked = ({ headers }) => headers.has("Content-Encoding");
