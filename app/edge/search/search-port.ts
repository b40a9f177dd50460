/** The search index in a Worker (Q7): it is opened once per isolate, and checked for a newer version each minute. */
import type { IndexedGame, SearchPort } from "../../../gateway/request/search-port.ts";
import type { SearchIndex, SearchIndexData } from "../../../search/search-index.ts";
import type { SearchStore, SearchStores } from "./search-store.ts";

const checkEveryMs = 60_000;
/** An open index takes some 10 MB of the isolate's 128. */
const mostOpen = 2;

interface Opened<T> {
  version: string;
  checkedAt: number;
  value: T;
}

const indexes = new Map<string, Opened<SearchIndex>>();
const gameMaps = new Map<string, Opened<ReadonlyMap<string, IndexedGame>>>();

/**
 * Returns the port of a request.
 * @param world the sandbox's world in development; "default" otherwise
 */
export function createSearchPort(
  stores: SearchStores,
  {
    brand,
    origin,
    world,
    now,
  }: { brand: string; origin: string; world: string; now: () => number },
): SearchPort {
  const name = JSON.stringify([brand, origin]);
  const read = <T>(
    cache: Map<string, Opened<T>>,
    part: string,
    open: (json: string) => T | Promise<T>,
    starts = true,
  ) =>
    opened(cache, stores.getByName(name), {
      key: `${name} ${part}`,
      world,
      part,
      now,
      open,
      starts,
    });
  return {
    index: (language) =>
      read(indexes, language, async (json) => {
        // Loaded here, because most requests don't search.
        const { openIndex } = await import("../../../search/search-index.ts");
        return openIndex(JSON.parse(json) as SearchIndexData);
      }),
    games: (startsReading = false) =>
      read(
        gameMaps,
        "games",
        (json): ReadonlyMap<string, IndexedGame> =>
          new Map(JSON.parse(json) as [string, IndexedGame][]),
        startsReading,
      ),
  };
}

/** Returns the compressed JSON of an index, for the browser; null while there is none. */
export async function storedIndex(
  stores: SearchStores,
  { brand, origin, world }: { brand: string; origin: string; world: string },
  language: string,
) {
  return stores.getByName(JSON.stringify([brand, origin])).read(world, language, null, true);
}

async function opened<T>(
  cache: Map<string, Opened<T>>,
  store: SearchStore,
  from: {
    key: string;
    world: string;
    part: string;
    now: () => number;
    open: (json: string) => T | Promise<T>;
    starts: boolean;
  },
): Promise<T | null> {
  const known = cache.get(from.key);
  if (known && from.now() - known.checkedAt < checkEveryMs) return known.value;
  const stored = await store.read(from.world, from.part, known?.version ?? null, from.starts);
  if (!stored) return null;
  const value =
    stored.gzip === null && known ? known.value : await from.open(await decompress(stored.gzip));
  cache.delete(from.key);
  cache.set(from.key, { version: stored.version, checkedAt: from.now(), value });
  for (const key of [...cache.keys()].slice(0, -mostOpen)) cache.delete(key);
  return value;
}

async function decompress(gzip: ArrayBuffer | null): Promise<string> {
  const stream = new Blob([gzip ?? new ArrayBuffer(0)]).stream();
  return new Response(stream.pipeThrough(new DecompressionStream("gzip"))).text();
}
