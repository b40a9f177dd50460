/** Longest that a part of the page may take to arrive, in ms (K29). */
export const chunkTimeout = 120_000;

/** A part of the page that did not arrive, twice in a row (E33). */
export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";
}

function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`nothing after ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Loads a part of the page, with one automatic retry (A72): a deployment or a lost connection is
 * often over by then.
 * @throws ChunkLoadError when both tries fail or take longer than the time-out; the error boundary offers Reload.
 */
export async function loadChunk<T>(load: () => Promise<T>, timeout = chunkTimeout): Promise<T> {
  try {
    return await withTimeout(load(), timeout);
  } catch {
    try {
      return await withTimeout(load(), timeout);
    } catch (error) {
      throw new ChunkLoadError("A part of the page could not be loaded.", { cause: error });
    }
  }
}
