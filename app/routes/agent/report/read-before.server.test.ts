import { expect, it } from "vitest";
import type { Report } from "~/reports/report.ts";
import { readBefore, rowsOf } from "./read-before.server.ts";

interface Row {
  key: string;
  net: { amount: string; currency: string };
}
interface Data {
  nodes: Row[];
  hasMore: boolean;
}
interface Variables {
  range: { from: number; to: number };
  limit: number;
  keys?: string[];
}
const row = (key: string, amount: string): Row => ({ key, net: { amount, currency: "USD" } });
const report: Report<Data, Variables, Data, Row> = {
  document: {} as never,
  variables: ({ range, limit }) => ({ range, limit }),
  part: (data) => data,
  rows: ({ nodes }) => nodes,
  hasMore: ({ hasMore }) => hasMore,
  total: ({ nodes }) => nodes.length,
  match: {
    keyOf: ({ key }) => key,
    figure: ({ net }) => net,
    only: (rows) => ({ keys: rows.map(({ key }) => key) }),
  },
};
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const range = { from: at("2026-03-08"), to: at("2026-03-15") };
const shown = [row("one", "5"), row("two", "3")];

/** Answers like a gateway, and remembers what it was asked for. */
function requesting(answer: (variables: Variables) => object, search = "compare=before") {
  const requested: Variables[] = [];
  const execute = (_document: unknown, variables: Variables) => {
    requested.push(variables);
    return Promise.resolve(answer(variables));
  };
  const request = new Request(`https://portal.example/agentHome/profit?${search}`);
  const context = { gateway: { execute }, brand: { gmtOffset: "+00:00" }, now: Date.now };
  return { requested, args: { request, context } as never };
}

it("N6 asks for the other days' totals, and for exactly the rows of the page", async () => {
  const { requested, args } = requesting(({ keys }) => ({
    data: { nodes: keys ? [row("two", "1")] : [row("best", "9")], hasMore: !keys },
  }));
  const before = readBefore(args, range, report, Promise.resolve(shown));
  expect(await before?.found).toMatchObject({ earlier: { nodes: [row("best", "9")] } });
  expect(await before?.changes).toMatchObject({
    data: {
      // It is none of the other days' rows, of which these are all.
      one: { difference: { amount: "5.00" }, percent: null },
      two: { difference: { amount: "2.00" }, percent: null },
    },
  });
  const other = { from: at("2026-03-01"), to: at("2026-03-08") };
  expect(requested).toEqual([
    { range: other, limit: 1 },
    { range: other, limit: 100, keys: ["one", "two"] },
  ]);
});

it("N6 says nothing of a row that may be on another page, or that could not be read", async () => {
  const nodes = [row("two", "1")];
  for (const answer of [
    { data: { nodes, hasMore: true } },
    { data: { nodes, hasMore: false }, dropped: 1 },
  ]) {
    const { args } = requesting(() => answer);
    const before = readBefore(args, range, report, Promise.resolve(shown));
    const changes = await before?.changes;
    expect(changes && "data" in changes && Object.keys(changes.data)).toEqual(["two"]);
  }
});

it("N6 has no changes where the other days failed, the page failed, or nothing is compared", async () => {
  const failing = requesting(() => ({ errors: [{ extensions: {} }] }));
  const before = readBefore(failing.args, range, report, Promise.resolve(shown));
  expect(await before?.found).toMatchObject({ earlier: null, cut: null });
  expect(await before?.changes).toEqual({ failed: true, requestId: null });
  const { requested, args } = requesting(() => ({ data: { nodes: [], hasMore: false } }));
  const none = rowsOf({ failed: true, requestId: null }, report);
  expect(await readBefore(args, range, report, none)?.changes).toBeNull();
  expect(requested).toHaveLength(1);
  expect(readBefore(requesting(() => ({}), "").args, range, report, none)).toBeNull();
});

it("N6 a report whose one answer has all rows is asked once", async () => {
  const { total: _, ...whole } = report;
  const { requested, args } = requesting(() => ({
    data: { nodes: [row("one", "2")], hasMore: false },
  }));
  const before = readBefore(args, range, whole, Promise.resolve(shown));
  expect(await before?.changes).toMatchObject({
    data: { one: { difference: { amount: "3.00" } }, two: { difference: { amount: "3.00" } } },
  });
  expect(requested).toHaveLength(1);
});

it("N6 days whose hours are not known are compared in full, and with the same hours where they are", async () => {
  const now = () => at("2026-03-14") + 9 * 3_600_000;
  for (const [since, hours, to] of [
    [at("2026-03-12"), "unknown", at("2026-03-08")],
    [at("2026-03-01"), "same", at("2026-03-07") + 9 * 3_600_000],
  ] as const) {
    const { requested, args } = requesting(() => ({ data: { nodes: [], hasMore: false } }));
    Object.assign((args as { context: object }).context, { now });
    const known = { ...report, hoursSince: () => since };
    const before = readBefore(args, range, known, Promise.resolve(shown));
    expect(await before?.found).toMatchObject({ days: { hours, range: { to } } });
    await before?.changes;
    // Rows and totals are of the same days.
    expect(requested.at(-1)).toMatchObject({ range: { to }, keys: ["one", "two"] });
  }
});
