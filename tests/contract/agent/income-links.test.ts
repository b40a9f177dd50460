/** Every figure of income is followed: what it leads to has the same sum (N1). */
import { expect, it } from "vitest";
import persisted from "../../../app/graphql/generated/persisted-documents.json" with {
  type: "json",
};
import { presetRange, readRange } from "../../../app/reports/range/range.ts";
import type { Report } from "../../../app/reports/report.ts";
import {
  type AccountLine,
  accountColumns,
  accountLines,
} from "../../../app/routes/agent/income/account-lines.ts";
import {
  kindColumns,
  periodColumns,
  productColumns,
  productDayColumns,
} from "../../../app/routes/agent/income/columns.ts";
import type { Links } from "../../../app/routes/agent/income/links.ts";
import {
  kinds,
  periods,
  productDays,
  products,
  typeOf,
  viewOf,
} from "../../../app/routes/agent/income/report.server.ts";
import { dividends, salaryAt } from "../../../app/routes/agent/payments/report.server.ts";
import { revenue } from "../../../app/routes/agent/revenue/report.server.ts";
import { teamTransactions } from "../../../app/routes/agent/transactions/report.server.ts";
import type { Column } from "../../../app/ui/table/column.ts";
import { aurora } from "../../../brands/aurora.ts";
import { hanbit } from "../../../brands/hanbit.ts";
import { createGateway } from "../../../gateway/gateway.ts";
import { createInProcess } from "../../../gateway/graphql/in-process.ts";
import { startSandbox } from "../support/sandbox.ts";
import { signedIn } from "../support/signed-in.ts";

const sandbox = await startSandbox();

const dayMs = 86_400_000;
const gateway = createGateway({ persisted });
// biome-ignore lint/suspicious/noExplicitAny: reports of every shape are followed
type Any = any;
const units = (amount: { amount: string } | null | undefined) =>
  Math.round(Number(amount?.amount ?? 0) * 10_000);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** An agent with contracts and one currency, and one whose team has two. */
it.each([
  [aurora.gmtOffset, "agent1", false],
  [hanbit.gmtOffset, "agent1", false],
  [hanbit.gmtOffset, "agent8", true],
] as const)(
  "N1 N3 N13 CA150 CA60 CA61 CA62 CA63 CA64 CA65 by the days of %s each figure of %s leads to entries with its sum",
  async (gmtOffset, account, converted) => {
    const world = sandbox.world(`income-links-${account}-${gmtOffset.slice(1, 3)}`);
    const today = new Date();
    const seededAt = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 27, 5, 30);
    const now = seededAt + 6 * dayMs;
    await world.switch("reset", { clockAheadMs: seededAt - Date.now() });
    await world.switch("set", { clockAheadMs: now - Date.now() });
    await world.switch("reopen", {});
    const brand = { ...aurora, gmtOffset };
    const scope = await signedIn(world, account, { brand, now: () => now });
    const client = createInProcess(gateway, scope);
    const cached = new Map<string, Promise<Any>>();
    const look = (report: Report<Any, Any, Any, Any>, query: URLSearchParams): Promise<Any> => {
      const { range, problem } = readRange(query, gmtOffset, now);
      expect(problem).toBeNull();
      const variables = report.variables({ range, offset: 0, limit: 100, totals: true }, query);
      const key = JSON.stringify([report.document, variables]);
      const requested =
        cached.get(key) ??
        client.execute(report.document, variables).then(({ data, errors }) => {
          expect(errors).toBeUndefined();
          return report.part(data);
        });
      cached.set(key, requested);
      return requested;
    };

    /** The sum at an address of a figure with this heading. */
    const sumAt = async (href: string, name: string): Promise<number> => {
      const { pathname, searchParams } = new URL(href, "http://portal.test");
      const path = pathname.replace("/agentHome/", "");
      if (path === "transactions") {
        expect(searchParams.get("account")).toBe(account);
        const { totals } = await look(teamTransactions, searchParams);
        return units(totals.net);
      }
      if (path === "dividends" || path.startsWith("salary/")) {
        const report: Any = path === "dividends" ? dividends : salaryAt(pathname);
        let [rows, offset]: [Any[], number] = [[], 0];
        for (let more = true; more; offset += 100) {
          const { range } = readRange(searchParams, gmtOffset, now);
          const requested = { range, offset, limit: 100, totals: true };
          const variables = report.variables(requested, searchParams);
          const { data } = await client.execute<Any, Any>(report.document, variables);
          const part = report.part(data);
          rows = [...rows, ...part.nodes];
          more = part.pageInfo.hasMore;
        }
        for (const { direction } of rows) expect(direction).toBe(searchParams.get("direction"));
        return sum(rows.map(({ amount }) => units(amount)));
      }
      if (path === "revenue") {
        const { rows, totals } = await look(revenue, searchParams);
        const [, type = ""] = /^type (\w+)/.exec(name) ?? [];
        const found = type ? rows.find((row: Any) => row.type === type) : totals;
        if (/validStake$/.test(name)) return units(found?.validStake);
        if (/(revenue|income\.in)$/.test(name)) return units(found?.revenue);
        return units(/(given|income\.out)$/.test(name) ? found?.given : found?.net);
      }
      expect(path).toBe("income");
      if (typeOf(searchParams)) {
        const rows = (await look(productDays, searchParams)).productDays;
        const column = productDayColumns().find((each) => name.endsWith(each.name));
        return sum(rows.map((row: Any) => units(column?.value(row) as Any)));
      }
      if (viewOf(searchParams) === "kind") {
        const found = await look(kinds, searchParams);
        const net = (those: RegExp) =>
          sum(
            found.kinds
              .filter(({ kind }: Any) => those.test(kind))
              .map((row: Any) => units(row.net)),
          );
        if (name.endsWith("income.salary")) return net(/SALARY$/);
        if (name.endsWith("income.dividend")) return net(/^DIVIDEND$/);
        if (name.endsWith("income.bonuses")) return net(/^(BONUS|REBATE)$/);
        if (name.endsWith("income.earned")) return net(/./);
        return sum(found.booked.map((row: Any) => units(row.net)));
      }
      const rows = periods.rows(await look(periods, searchParams)) ?? [];
      const own = { in: "own", out: "given" }[name.split(".").at(-1) ?? ""];
      const column = periodColumns("day").find((each) => each.name === name);
      return sum(
        rows.map((row) => units(own ? (row.sums as Any)[own] : (column?.value(row) as Any))),
      );
    };

    const followed: Record<string, number> = {};
    const follow = async <Row>(
      columns: readonly Column<Row, Any>[],
      rows: readonly Row[],
      prefix: (row: Row) => string = () => "",
    ) => {
      for (const row of rows) {
        for (const column of columns) {
          if (!column.to) continue;
          const href = column.to(row, new URLSearchParams());
          if (href === null) continue;
          const isName = column.kind !== "money" && column.kind !== "signedMoney";
          const names = isName ? columns.filter(({ kind }) => /oney$/.test(kind)) : [column];
          for (const figure of names.filter(({ unseen }) => !unseen)) {
            const there = await sumAt(href, `${prefix(row)}${figure.name}`);
            expect(Math.abs(there), `${href} ${figure.name}`).toBe(
              Math.abs(units(figure.value(row) as Any)),
            );
          }
          const [path = ""] = href.split("?");
          followed[path] = (followed[path] ?? 0) + 1;
        }
      }
    };

    const day = presetRange("today", gmtOffset, now).to;
    const before = (days: number) =>
      new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
    for (const [from, to] of [
      [day, day],
      [before(1), before(1)],
      [before(4), day],
      [before(12), before(2)],
      // The middle of a month, when dividends are settled.
      [before(20), before(2)],
    ] as const) {
      const shown = (more: Record<string, string> = {}) =>
        new URLSearchParams({ from, to, ...more });
      const found = await look(periods, shown());
      const links: Links = {
        from,
        to,
        account,
        converted,
        booked: found.bookedSince <= readRange(shown(), gmtOffset, now).range.from,
      };
      for (const length of ["day", "week", "month"] as const) {
        const here = await look(periods, shown({ by: length }));
        await follow(periodColumns(length, links), periods.rows(here) ?? []);
      }
      await follow(kindColumns(links), (await look(kinds, shown({ by: "kind" }))).kinds);
      const typed = (await look(products, shown({ by: "product" }))).products;
      await follow(productColumns(links), typed, ({ type }) => `type ${type} `);
      const type = typed[0]?.type;
      if (type) {
        const ofType = (await look(productDays, shown({ type }))).productDays;
        await follow(productDayColumns(links), ofType, () => `type ${type} `);
      }
      await follow(
        accountColumns(links) as readonly Column<AccountLine, Any>[],
        accountLines(found),
      );
    }
    if (converted) {
      // Revenue is about one currency, and this agent has no contract.
      expect(Object.keys(followed)).toContain("/agentHome/income");
      expect(Object.keys(followed)).not.toContain("/agentHome/revenue");
      return;
    }
    expect(Object.keys(followed).sort()).toEqual(
      ["daily", "hourly", "real-time"]
        .map((kind) => `salary/${kind}`)
        .concat("dividends", "income", "revenue", "transactions")
        .map((page) => `/agentHome/${page}`)
        .sort(),
    );
    expect(sum(Object.values(followed))).toBeGreaterThan(150);
  },
  120_000,
);
