/** Every row's real response in the spellings of other platforms, and what each spelling loses (A39, A65, A113). */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogue } from "../../../gateway/catalogue/catalogue.ts";
import type { Call } from "../../../gateway/platform/call.ts";
import { anyAnswer } from "../../../gateway/values/wire-values.ts";
import { cases } from "../cases/all-cases.ts";
import { startSandbox } from "../support/sandbox.ts";
import {
  type Cost,
  costOf,
  costs,
  type Json,
  placesIn,
  respelled,
  spellings,
  wrappings,
} from "./spellings.ts";

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
const tried: Record<Cost, number> = { nothing: 0, field: 0, item: 0, answer: 0 };

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(async () => {
  await sandbox?.stop();
  const total = Object.values(tried).reduce((sum, count) => sum + count, 0);
  const told = `${total} spellings of ${catalogue.length} rows cost: ${JSON.stringify(tried)}`;
  process.stdout.write(`${told}\n`);
});

/** The required places of a row's response. */
const neededBy = (row: Call) => cases.get(row.id)?.needs ?? [];

async function answerOf(row: Call): Promise<string> {
  const entry = cases.get(row.id);
  if (!entry) throw new Error(`${row.id} has no contract case`);
  const world = sandbox.world(`${row.id}-spelled`.toLowerCase());
  const as = entry.as ? await world.signIn(entry.as) : undefined;
  const input = await entry.input(world);
  world.exchanges.length = 0;
  await world.visit(as).platform.call(row, input);
  return world.exchanges[0]?.answer ?? "";
}

/** C28 uses types as keys; all have the same structure. */
const general = (row: Call, place: string) =>
  row.id === "C28" ? place.replace(/^[A-Z]+\./, "*.") : place;

/** The largest loss that a spelling may cause at a place. */
function limitAt(row: Call, place: string, limit: Cost): Cost {
  // Maintenance and region are read separately, and have their own tests.
  if (row.id === "C18") return "answer";
  if (limit === "nothing" || !neededBy(row).includes(general(row, place))) return limit;
  return place.includes("[]") ? "item" : "answer";
}

describe.each(catalogue.map((row) => [row.id, row] as const))("%s", (id, row) => {
  it(`${id} A39 A65 A113 loses no more than a spelling may lose`, async () => {
    const body: Json = JSON.parse(await answerOf(row));
    const value = row.envelope ? ((body as { value?: Json }).value ?? null) : body;
    const wrap = (inner: Json): Json => (row.envelope ? { success: true, value: inner } : inner);
    const tooDear: string[] = [];
    const costly = new Set<string>();
    const note = (cost: Cost, limit: Cost, what: string) => {
      tried[cost] += 1;
      if (costs.indexOf(cost) > costs.indexOf(limit)) tooDear.push(`${what}: ${cost}`);
    };
    for (const place of placesIn(value)) {
      for (const spelling of spellings) {
        const other = respelled(value, place, spelling);
        if (other === null) continue;
        const cost = costOf(row, body, wrap(other));
        if (cost === "item" || cost === "answer") costly.add(general(row, place));
        note(cost, limitAt(row, place, spelling.limit), `${place} as ${spelling.name}`);
      }
    }
    for (const [name, wrapping] of Object.entries(wrappings)) {
      // For a row without content, a body without envelope does not show success.
      const silent = row.answer === anyAnswer && name === "one envelope too few";
      note(costOf(row, body, wrapping(value)), silent ? "answer" : "nothing", name);
    }
    expect(tooDear).toEqual([]);
    // A place where only the value itself is lost must not be listed as required.
    expect(neededBy(row).filter((place) => !costly.has(place))).toEqual([]);
  });
});
