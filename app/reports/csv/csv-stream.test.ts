import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import { pagedReport } from "~/reports/report.ts";
import type { Column } from "~/ui/table/column.ts";
import { mostCsvRows } from "./csv.ts";
import { csvAnswer } from "./csv-stream.server.ts";

interface Variables {
  offset: number;
  limit: number;
  totals: boolean;
  kind: string | null;
}
interface Data {
  list: { nodes: { id: number }[]; pageInfo: { hasMore: boolean; total: number | null } } | null;
}

const report = pagedReport({
  document: parse("{ list }") as TypedDocumentNode<Data, Variables>,
  variables: ({ offset, limit, totals }, filters): Variables => ({
    offset,
    limit,
    totals,
    kind: filters.get("kind"),
  }),
  part: (data: Data) => data.list,
});
const columns: readonly Column<{ id: number }>[] = [
  { name: "member.missions.rank", kind: "count", value: ({ id }) => id },
];

/** A gateway with so many rows, whose page from `breaksAt` on can't be had. */
function portal(total: number, breaksAt = Number.POSITIVE_INFINITY, code = "UPSTREAM_UNAVAILABLE") {
  const requested: Variables[] = [];
  const execute = async (_document: unknown, variables: object) => {
    const { offset, limit, totals } = variables as Variables;
    requested.push(variables as Variables);
    if (offset >= breaksAt)
      return {
        data: { list: null },
        errors: code ? [{ message: "no", extensions: { code } }] : [],
      };
    const length = Math.max(0, Math.min(limit, total - offset));
    const nodes = Array.from({ length }, (_, at) => ({ id: offset + at + 1 }));
    const pageInfo = { hasMore: offset + length < total, total: totals ? total : null };
    return { data: { list: { nodes, pageInfo } } };
  };
  const context = {
    gateway: { execute },
    now: Date.now,
    language: "en",
    brand: { gmtOffset: "+08:00", name: "Aurora", voice: {} },
  } as unknown as AppLoadContext;
  const answer = (query = "from=2026-11-01&to=2026-11-02") =>
    csvAnswer(new Request(`https://portal.test/member/bets.csv?${query}`), context, {
      report,
      columns,
      name: "aurora-bets",
    });
  return { answer, requested };
}

const linesOf = async (answer: Response) => (await answer.text()).trim().split("\r\n");

describe("U27f the file of all rows", () => {
  it("asks page after page, with the address's filters, and names its days", async () => {
    const { answer, requested } = portal(230);
    const file = await answer("from=2026-11-01&to=2026-11-02&kind=BONUS&offset=40");
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="aurora-bets_2026-11-01_2026-11-02.csv"',
    });
    const lines = await linesOf(file);
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([231, "Rank", "230"]);
    expect(requested.map(({ offset }) => offset)).toEqual([0, 100, 200]);
    expect(requested.every(({ kind, limit }) => kind === "BONUS" && limit === 100)).toBe(true);
    // The totals are requested once.
    expect(requested.map(({ totals }) => totals)).toEqual([true, false, false]);
  });

  it("has its head alone where there is nothing", async () => {
    expect(await linesOf(await portal(0).answer())).toEqual(["Rank"]);
  });

  it("stops at its limit and says so, unless just so many rows are there", async () => {
    const cut = await linesOf(await portal(mostCsvRows + 1).answer());
    expect(cut).toHaveLength(mostCsvRows + 2);
    expect(cut.at(-1)).toContain("Only the first 5,000 rows.");
    expect((await linesOf(await portal(mostCsvRows).answer())).at(-1)).toBe(String(mostCsvRows));
  });

  it("U30e U30h comes in parts where it is longer than one answer, headed once", async () => {
    const { answer, requested } = portal(mostCsvRows + 150);
    const days = "from=2026-11-01&to=2026-11-02";
    const first = await answer(`${days}&part=1`);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      "x-csv-rows": String(mostCsvRows + 150),
      "x-csv-most": String(mostCsvRows),
    });
    expect((await linesOf(first)).length).toBe(mostCsvRows + 1);
    const second = await linesOf(await answer(`${days}&part=2`));
    expect([second.length, second[0], second.at(-1)]).toEqual([150, "5001", "5150"]);
    expect(new Set(requested.map(({ offset }) => offset)).size).toBe(requested.length);
    expect(await linesOf(await answer(`${days}&part=3`))).toEqual([""]);
  });

  it("asks a few pages ahead of whoever reads, and no further", async () => {
    const { answer, requested } = portal(2000);
    const reader = (await answer()).body?.getReader();
    await reader?.read();
    expect(requested.length).toBeLessThan(8);
    await reader?.cancel();
  });

  it("E12 breaks off where a later page can't be had, so that no file looks whole", async () => {
    const file = await portal(230, 200).answer();
    await expect(file.text()).rejects.toThrow("could not be had");
  });

  it("says no before it begins: nothing to be had, not offered, days that make no sense", async () => {
    const refused = async (work: Promise<Response>) =>
      work.then(
        () => 200,
        (thrown: unknown) => (thrown instanceof Response ? thrown.status : thrown),
      );
    expect(await refused(portal(10, 0).answer())).toBe(503);
    expect(await refused(portal(10, 0, "").answer())).toBe(404);
    expect(await refused(portal(10).answer("from=2026-11-02&to=2026-11-01"))).toBe(400);
    // A currency that nobody has comes with no second try.
    expect(await refused(portal(10, 0, "BAD_USER_INPUT").answer())).toBe(400);
  });
});
