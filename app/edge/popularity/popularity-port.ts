/** The popularity of a request's brand. An isolate reads the ranking once in five minutes. */
import { writeLog } from "~/edge/log/log.ts";
import type { PopularityPort } from "../../../gateway/request/popularity-port.ts";

export interface PopularityStore {
  count(game: string, visitor: string, now: number): Promise<void>;
  ranking(now: number): Promise<string[]>;
  dailyRanking(now: number): Promise<string[]>;
}

/** The part of a Durable Object namespace that is used here; RPC stubs fit it. */
export interface PopularityStores {
  getByName(name: string): PopularityStore;
}

const retentionMs = 5 * 60_000;
/** An empty ranking, and one that can't be read, are read again soon. */
const emptyRetentionMs = 10_000;
/** A page waits so long for the first ranking of an isolate, in ms. */
const longestWaitMs = 150;
/** The sandbox's worlds in development; a deployment has one brand. */
const maxStored = 100;

const rankings = new Map<string, { list: readonly string[]; until: number }>();

interface Settings {
  brand: string;
  origin: string;
  /** What counts once per game and hour: the class of the visitor's address. */
  visitor: string;
  waitUntil(work: Promise<unknown>): void;
  now(): number;
}

export function createPopularityPort(stores: PopularityStores, settings: Settings): PopularityPort {
  const { brand, origin, visitor, waitUntil, now } = settings;
  const name = JSON.stringify([brand, origin]);
  const logged = (error: unknown) =>
    writeLog({ level: "warn", event: "popularity.failed", reason: String(error) });
  const read = async () => {
    const list = await stores
      .getByName(name)
      .ranking(now())
      .catch((error) => {
        logged(error);
        return [];
      });
    store(name, list, now() + (list.length > 0 ? retentionMs : emptyRetentionMs));
    return list;
  };
  return {
    count(gameId) {
      waitUntil(stores.getByName(name).count(gameId, visitor, now()).catch(logged));
    },
    async ranking() {
      const known = rankings.get(name);
      if (known && now() < known.until) return known.list;
      const reading = read();
      waitUntil(reading);
      // Who comes later gets the last ranking, and the new one after the reading.
      if (known) return known.list;
      return Promise.race([reading, emptyAfter(longestWaitMs)]);
    },
    dailyRanking: () => stores.getByName(name).dailyRanking(now()),
  };
}

function store(name: string, list: readonly string[], until: number) {
  rankings.delete(name);
  rankings.set(name, { list, until });
  for (const key of [...rankings.keys()].slice(0, -maxStored)) rankings.delete(key);
}

const emptyAfter = (ms: number) =>
  new Promise<readonly string[]>((resolve) => setTimeout(() => resolve([]), ms));
