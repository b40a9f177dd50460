/**
 * Replaces Remix's loading of route modules (`tooling/patches/route-modules.ts`). If the next page's code fails to
 * load, Remix silently reloads the current page, which offline gives the browser's error page. Here the code is
 * loaded again when the network is back; online, the target page is loaded as a document, which names the latest
 * chunks (R53, E12, A72).
 */
import { loadChunk } from "./load-chunk.ts";

interface Route {
  id: string;
  /** URL of the route's code. */
  module: string;
}

/** Browser functions, as an interface for tests. */
interface Surroundings {
  load(address: string): Promise<unknown>;
  isOnline(): boolean;
  /** Resolves when the browser is online. */
  online(): Promise<void>;
  /** Address of the navigation in progress; null for none. */
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

/** @throws ChunkLoadError if the code doesn't arrive and no navigation is in progress */
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
        // The document is being replaced, so this never resolves and nothing more is rendered.
        await new Promise(() => undefined);
      }
    }
  }
  return loaded[route.id];
}
