/** What links brought beside other days (N16): what the page says is the difference of two reports. */
import { expect, it } from "vitest";
import persisted from "~/graphql/generated/persisted-documents.json" with { type: "json" };
import { rowChanges } from "~/reports/compare/row-changes.ts";
import { linkKey, sourceKey } from "~/routes/agent/links/columns.ts";
import { days, links, sources } from "~/routes/agent/links/report.server.ts";
import { readBefore } from "~/routes/agent/report/read-before.server.ts";
import { aurora } from "../../../brands/aurora.ts";
import { createGateway } from "../../../gateway/gateway.ts";
import { createInProcess } from "../../../gateway/graphql/in-process.ts";
import { startSandbox } from "../support/sandbox.ts";
import { signedIn } from "../support/signed-in.ts";
import { dayMs, now, units } from "./income-oracle.ts";
import { liveByLinks } from "./link-oracle.ts";

const world = (await startSandbox()).world("link-changes");
const lived = await liveByLinks(world);
const scope = await signedIn(world, "agent1", { brand: aurora, now: () => now });
const gateway = createInProcess(createGateway({ persisted }), scope);
const { gmtOffset } = aurora;
const code = lived.codes.agent1?.[0] ?? "";

interface Span {
  from: number;
  to: number;
}
const none = { amount: "0" };
const soon = 30_000;

/** The figures of a report's rows, by their keys, with the sum of each of all. */
async function figuresOf(view: string, range: Span) {
  const query = new URLSearchParams(view);
  const report = query.has("by") ? sources : query.has("link") ? days : links;
  const requested = { range, offset: 0, limit: 100, totals: true };
  const { data } = await gateway.execute(report.document, report.variables(requested, query));
  const found = data && report.part(data);
  if (!found) throw new Error(`nothing of ${view}`);
  const rows = query.has("by")
    ? found.sources.map((row) => [sourceKey(row), row.figures] as const)
    : found.links.map((row) => [linkKey(row), row.figures] as const);
  return { found, rows: new Map(rows) };
}

it.each(["", "by=source"])(
  "N16 CA161 CA163 each row's commission beside that of other days, and the sums of all: %s",
  async (view) => {
    const range = { from: Math.floor(now / dayMs) * dayMs - 4 * dayMs, to: now };
    const { found, rows } = await figuresOf(view, range);
    const request = new Request(`https://portal.test/?${view}&compare=before`);
    const asking = { request, context: { gateway, brand: { gmtOffset }, now: () => now } };
    const page = { links: Promise.resolve(found.links), sources: Promise.resolve(found.sources) };
    const before = view.includes("by=")
      ? readBefore(asking, range, sources, page.sources)
      : readBefore(asking, range, links, page.links);
    const earlier = await before?.found;
    const other = await figuresOf(view, {
      from: range.from - (range.to - range.from),
      to: range.from,
    });
    expect(earlier?.earlier?.totals).toEqual(other.found.totals);
    const changes = await before?.changes;
    if (!changes || !("data" in changes)) throw new Error("no changes");
    expect(Object.keys(changes.data).sort()).toEqual([...rows.keys()].sort());
    let changed = 0;
    for (const [key, figures] of rows) {
      const was = other.rows.get(key)?.revenue ?? none;
      const difference = units(figures.revenue) - units(was);
      expect(units(changes.data[key]?.difference ?? none), key).toBe(difference);
      if (difference !== 0n) changed += 1;
    }
    expect(changed).toBeGreaterThan(0);
  },
);

it("N16 CA162 a link's days are compared by their place in the range", async () => {
  const dawn = Math.floor(now / dayMs) * dayMs - 8 * 3_600_000;
  const view = `link=${code}`;
  const [range, other] = [4, 8].map((ago) => ({
    from: dawn - ago * dayMs,
    to: dawn - (ago - 4) * dayMs,
  })) as [Span, Span];
  const [shown, before] = await Promise.all([figuresOf(view, range), figuresOf(view, other)]);
  const { match } = days;
  if (!match) throw new Error("days are not compared");
  const changes = rowChanges(
    shown.found.days,
    { rows: before.found.days, complete: true, earlierBy: range.from - other.from },
    match,
  );
  expect(shown.found.days).toHaveLength(4);
  const sums = [shown, before].map(({ found }) => units(found.totals.revenue)) as [bigint, bigint];
  const differences = Object.values(changes).map(({ difference }) => units(difference));
  expect(differences.reduce((all, each) => all + each, 0n)).toBe(sums[0] - sums[1]);
});

it("N16 CA161 hours count: a running day is compared with as many hours of another", async () => {
  const mine = lived.visits.filter(({ code: opened }) => lived.codes.agent1?.includes(opened));
  expect(mine.length).toBeGreaterThan(2);
  for (const { at } of mine) {
    const visitsUntil = async (to: number) =>
      (await figuresOf("", { from: at - dayMs, to })).found.totals.visits;
    // A visitor comes again after a minute.
    expect((await visitsUntil(at + soon)) - (await visitsUntil(at - soon))).toBe(1);
  }
});
