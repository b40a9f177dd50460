/**
 * Stands in for Remix's own loading of a page's code (`tooling/patches/route-modules.ts`). When the code of the next page
 * does not come, Remix loads the page anew that one is on, without a word; offline that ends in the browser's
 * own error page. Here it is tried again as soon as there is a network, in place; with a network the next page
 * is loaded whole, from the server, which has the names of its latest parts (R53, E12, A72).
 */
import { loadChunk } from "./load-chunk.ts";

interface Route {
  id: string;
  /** The address of its code. */
  module: string;
}

/** What is asked of the browser, so that tests can stand in for it. */
interface Surroundings {
  load(address: string): Promise<unknown>;
  isOnline(): boolean;
  /** Resolves when there is a network again. */
  online(): Promise<void>;
  /** The page that one is on the way to; null when it is none. */
  target(): string | null;
  leaveFor(address: string): void;
}

const browser: Surroundings = {
  load: (address) => import(/* @vite-ignore */ address),
  isOnline: () => navigator.onLine,
  online: () =>
    new Promise((resolve) => {
      window.addEventListener("online", () => resolve(), { once: true });
    }),
  target() {
    const { location } = window.__remixRouter?.state.navigation ?? {};
    return location ? location.pathname + location.search : null;
  },
  leaveFor: (address) => window.location.assign(address),
};

/** @throws ChunkLoadError when it does not come, and one is not on the way to a page */
export async function loadRouteModule(
  route: Route,
  loaded: Record<string, unknown>,
  { load, isOnline, online, target, leaveFor }: Surroundings = browser,
): Promise<unknown> {
  while (!(route.id in loaded)) {
    try {
      loaded[route.id] = await loadChunk(() => load(route.module));
    } catch (error) {
      const address = target();
      if (!isOnline()) await online();
      else if (address === null) throw error;
      else {
        leaveFor(address);
        // The document is on its way out: nothing may be drawn in it any more.
        await new Promise(() => undefined);
      }
    }
  }
  return loaded[route.id];
}
