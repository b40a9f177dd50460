/** Kept pages in the data center's cache: one line of facts, then the page. */
import type { Made } from "~/portal-context.ts";
import { EdgeCache } from "../../../gateway/platform/cache/edge-cache.ts";
import { ConcurrencyLimit } from "../../../gateway/platform/limits/concurrency-limit.ts";
import type { RequestScope } from "../../../gateway/scope.ts";
import type { CutPage } from "./response-tokens.ts";

/** A finished page. */
export interface KeptPage extends CutPage {
  status: number;
  /** What the page's own loaders said; the edge's headers are each answer's own. */
  headers: readonly (readonly [string, string])[];
  /** What it was made of (`made-of.ts`); null where that is unknown. */
  madeOf: Made | null;
  /** Whether its live parts have gone on since it was rendered. */
  isPatched: boolean;
  /** When it was known to be right, and until when all that is in it is fresh; in ms since the epoch. */
  at: number;
  until: number;
}

const decoder = new TextDecoder();
const lineEnd = 10;

/** The page, or null where there is none, or no such cache (workerd alone). */
export async function readShelf(scope: RequestScope, name: string): Promise<KeptPage | null> {
  const shelf = new EdgeCache(scope, new ConcurrencyLimit());
  const stored = shelf.exists ? await shelf.readBytes(name) : null;
  if (!stored) return null;
  const end = stored.indexOf(lineEnd);
  // Written by this very build, whose version is part of the name.
  const facts = JSON.parse(decoder.decode(stored.subarray(0, end))) as Omit<KeptPage, "bytes">;
  return { ...facts, bytes: stored.subarray(end + 1) };
}

export async function writeShelf(
  scope: RequestScope,
  name: string,
  { bytes, ...facts }: KeptPage,
  keepMs: number,
): Promise<void> {
  const shelf = new EdgeCache(scope, new ConcurrencyLimit());
  if (!shelf.exists) return;
  const stored = new Blob([`${JSON.stringify(facts)}\n`, bytes]);
  await shelf.write(name, stored, facts.at, keepMs / 1000);
}
