/** Time limit for a chunk, in ms (K29). */
export const chunkTimeout = 120_000;

/** A chunk that failed to load twice in a row (E33). */
export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";
}

function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`nothing after ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Returns the URL in a browser's error message about a module; null if there is none. */
function addressIn(error: unknown): string | null {
  return /https?:\/\/\S+\.m?js/.exec(error instanceof Error ? error.message : "")?.[0] ?? null;
}

let tries = 0;

/**
 * Retries a chunk. Chromium caches a failed import for the life of the document, so each retry has a different URL.
 */
function again<T>(load: () => Promise<T>, error: unknown): Promise<T> {
  const address = addressIn(error);
  tries += 1;
  return address ? import(/* @vite-ignore */ `${address}?again=${tries}`) : load();
}

/**
 * Loads a chunk with one automatic retry (A72), because a deployment or a lost connection is often over by then.
 * @param load the bare `import()` of the chunk
 * @throws ChunkLoadError if both tries fail or time out; the error boundary offers Reload
 */
export async function loadChunk<T>(load: () => Promise<T>, timeout = chunkTimeout): Promise<T> {
  try {
    return await withTimeout(load(), timeout);
  } catch (first) {
    try {
      return await withTimeout(again(load, first), timeout);
    } catch (error) {
      throw new ChunkLoadError("A part of the page could not be loaded.", { cause: error });
    }
  }
}
