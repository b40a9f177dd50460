/**
 * Checks a brand file's overrides of calls against the catalogue (A56). The schema of brand files does not
 * contain the catalogue.
 */
import type { Brand } from "../../brands/brand.ts";
import callIds from "./call-ids.json";

/**
 * Whether a call's body is encrypted, by the call's id. `node scripts/catalogue.mjs` writes the file from the
 * rows.
 */
const sealed: ReadonlyMap<string, boolean> = new Map(Object.entries(callIds));

/** @returns one sentence, with its location, for each override that is not possible */
export function brandCallProblems({ id, calls }: Pick<Brand, "id" | "calls">): string[] {
  return Object.entries(calls).flatMap(([call, { method, enabled }]) => {
    const isSealed = sealed.get(call);
    if (isSealed === undefined)
      return [`Brand "${id}": calls.${call}: docs/catalogue.md has no such call.`];
    const bodyless = method === "GET" || method === "DELETE";
    return isSealed && enabled !== false && bodyless
      ? [`Brand "${id}": calls.${call}.method: a sealed body needs POST or PUT.`]
      : [];
  });
}
