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

/** The address that a browser names in its message about a module that did not arrive; null where it names none. */
function addressIn(error: unknown): string | null {
  return /https?:\/\/\S+\.m?js/.exec(error instanceof Error ? error.message : "")?.[0] ?? null;
}

let tries = 0;

/**
 * Asks for a part again. Chromium remembers for the life of a page that an address did not arrive and
 * asks nobody a second time, so each further try has an address of its own.
 */
function again<T>(load: () => Promise<T>, error: unknown): Promise<T> {
  const address = addressIn(error);
  tries += 1;
  return address ? import(/* @vite-ignore */ `${address}?again=${tries}`) : load();
}

/**
 * Loads a part of the page, with one automatic retry (A72): a deployment or a lost connection is
 * often over by then.
 * @param load the bare `import()` of the part
 * @throws ChunkLoadError when both tries fail or take longer than the time-out; the error boundary offers Reload.
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
