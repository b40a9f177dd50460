/** What a brand file changes of calls has to fit the catalogue (A56); the brand's own schema does not know it. */
import type { Brand } from "../../brands/brand.ts";
import callIds from "./call-ids.json";

/** Whether a call's body goes out sealed, by its id: `node scripts/catalogue.mjs` writes it from the rows. */
const sealed: ReadonlyMap<string, boolean> = new Map(Object.entries(callIds));

/** @returns a sentence, with its place, for each change that can't be made */
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
