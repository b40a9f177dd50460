/** What a brand file changes of calls has to fit the catalogue (A56); the brand's own schema does not know it. */
import type { Brand } from "../brands/brand.ts";
import { catalogue } from "./catalogue.ts";

const rows = new Map(catalogue.map((row) => [row.id, row]));

/** @returns a sentence, with its place, for each change that can't be made */
export function brandCallProblems({ id, calls }: Pick<Brand, "id" | "calls">): string[] {
  return Object.entries(calls).flatMap(([call, { method, enabled }]) => {
    const row = rows.get(call);
    if (!row) return [`Brand "${id}": calls.${call}: docs/catalogue.md has no such call.`];
    const bodyless = method === "GET" || method === "DELETE";
    return row.encrypted && enabled !== false && bodyless
      ? [`Brand "${id}": calls.${call}.method: a sealed body needs POST or PUT.`]
      : [];
  });
}
