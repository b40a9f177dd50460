import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { MoneyValue } from "~/i18n/format.ts";
import { AsBooked, I18nProvider } from "~/i18n/i18n.tsx";
import { messagesOf } from "~/i18n/messages.server.ts";
import { renderPage } from "../../../tests/house/forms/render-page.tsx";
import type { Column } from "./column.ts";
import { sumRows } from "./sums.ts";
import { Table } from "./table.tsx";
import { TotalTiles } from "./total-tiles.tsx";

interface Row {
  game: string;
  vendor: string | null;
  stake: MoneyValue;
  net: MoneyValue;
}
interface Totals {
  stake: MoneyValue;
}

const usd = (amount: string) => ({ amount, currency: "USD" });
const columns: readonly Column<Row, Totals>[] = [
  {
    name: "member.bets.game",
    kind: "text",
    value: ({ game }) => game,
    under: [{ name: "member.bets.vendor", kind: "text", value: ({ vendor }) => vendor }],
  },
  {
    name: "member.bets.stake",
    kind: "money",
    value: ({ stake }) => stake,
    total: ({ stake }) => stake,
  },
  { name: "member.profit.profit", kind: "signedMoney", value: ({ net }) => net },
  {
    name: "member.bets.validStake",
    kind: "money",
    value: ({ stake }) => stake,
    total: () => usd("7"),
    unseen: true,
  },
];
/** The same, of which a phone shows the stake at once. */
const briefly: readonly Column<Row, Totals>[] = columns
  .filter(({ unseen }) => !unseen)
  .map((column) => (column.name === "member.bets.stake" ? { ...column, brief: true } : column));
const rows: Row[] = [
  { game: "Olympus", vendor: "Acme", stake: usd("1.10"), net: usd("-1.10") },
  { game: "Baccarat", vendor: null, stake: usd("2.20"), net: usd("0.90") },
];
const brand = {
  currencyDecimals: { KRW: 0, JPY: 0, VND: 0 },
  gmtOffset: "+08:00",
  minimumAge: 18,
  name: "Aurora",
};

const render = (node: React.ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider language="en" messages={messagesOf("en")} brand={brand}>
      {node}
    </I18nProvider>,
  );
const table = (props: Partial<Parameters<typeof Table<Row, Totals>>[0]> = {}) =>
  render(
    <Table caption="Rounds" columns={columns} rows={rows} keyOf={({ game }) => game} {...props} />,
  );
const summed = (totals: Totals, partial: boolean) =>
  table({ sums: sumRows(columns, rows, totals, partial) });
const texts = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, "gs"))].map(([each]) =>
    each
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );

describe("U27f a table of columns", () => {
  it("has a caption, a header for each visible column, and a header for each row", () => {
    const html = table();
    expect(texts(html, "caption")).toEqual(["Rounds"]);
    const [head] = texts(html, "thead");
    expect(head).toBe("Game Bet Profit/loss");
    expect(html.match(/<th scope="row"/g)).toHaveLength(2);
    expect(html).not.toContain("<tfoot");
  });

  it("formats each kind, with its heading beside it on a phone", () => {
    const [, olympus, baccarat] = texts(table(), "tr");
    expect(olympus).toBe("Game Olympus Acme Bet $1.10 Profit/loss -$1.10");
    expect(baccarat).toBe("Game Baccarat Bet $2.20 Profit/loss +$0.90");
    expect(table()).toMatch(/text-danger">-\$1\.10/);
  });

  it("N14 unfolds what a phone does not show at once, in rows that have something of it", () => {
    const unfolds = (shown: readonly Column<Row, Totals>[], own: readonly Row[]) =>
      table({ columns: shown, rows: own }).match(/<details class="unfold">/g)?.length ?? 0;
    expect(unfolds(columns, rows)).toBe(0);
    // The result is in the first line, the stake in the second: nothing is left.
    expect(unfolds(briefly, rows)).toBe(0);
    const more: readonly Column<Row, Totals>[] = [
      ...briefly,
      { name: "member.status", kind: "text", value: ({ vendor }) => vendor },
    ];
    expect(unfolds(more, rows)).toBe(1);
    const html = table({ columns: more });
    expect(html.match(/<td class="further"/g)).toHaveLength(1);
    expect(html).toContain('aria-label="All values"');
  });

  it("ends with the sums of the page and of all pages, or of all pages only if there is one page", () => {
    const totals = { stake: usd("10.00") };
    expect(texts(summed(totals, true), "tfoot")).toEqual(["This page Bet $3.30 Total Bet $10.00"]);
    expect(texts(summed(totals, false), "tfoot")).toEqual(["Total Bet $10.00"]);
  });

  it("shows all totals as tiles, also those of hidden columns; none without the platform's totals", () => {
    const totals = { stake: usd("10.00") };
    expect(texts(render(<TotalTiles columns={columns} totals={totals} />), "dl")).toEqual([
      "Bet $10.00 Valid bet $7.00",
    ]);
    expect(render(<TotalTiles columns={columns} totals={null} />)).toBe("");
  });

  it.each([
    ["USD", "0.0042", "1.2000", "1.2042", ["$0.0042", "$1.2000", "$1.2042"]],
    ["USD", "1.10", "2.2", "3.3000", ["$1.10", "$2.20", "$3.30"]],
    ["KRW", "50000.00", "12.5", "50012.50", ["₩50,000.0", "₩12.5", "₩50,012.5"]],
    ["JPY", "500.00", "20.0000", "520", ["¥500", "¥20", "¥520"]],
    ["VND", "9007199254740993.0001", "0", "9007199254740993.0001", null],
  ])(
    "A120 %s %s and %s add up to %s: one number of decimals, nothing is cut",
    (currency, first, second, total, expected) => {
      const paid = (amount: string) => ({ amount, currency });
      const amounts: readonly Column<MoneyValue, MoneyValue>[] = [
        { name: "member.bets.game", kind: "text", value: ({ amount }) => amount },
        { name: "member.bets.win", kind: "money", value: (row) => row, total: (all) => all },
      ];
      const both = [paid(first), paid(second)];
      const html = render(
        <AsBooked>
          <Table
            caption="Pay"
            columns={amounts}
            rows={both}
            keyOf={({ amount }) => amount}
            sums={sumRows(amounts, both, paid(total), false)}
          />
        </AsBooked>,
      );
      const cells = texts(html, "td").map((cell) => cell.replace("Payout ", ""));
      expect(cells).toEqual(
        expected ?? ["₫9,007,199,254,740,993.0001", "₫0.0000", "₫9,007,199,254,740,993.0001"],
      );
    },
  );

  it("A220 on a player's page amounts are added as booked, then rounded; focus shows what was booked", () => {
    const thirds: Row[] = ["-28.7244", "0.004", "-0.0049", "5.00"].map((amount) => ({
      game: amount,
      vendor: null,
      stake: usd("0.3344"),
      net: usd(amount),
    }));
    const html = table({
      rows: thirds,
      sums: sumRows(columns, thirds, { stake: usd("1.3376") }, true),
    });
    const shown = html.replaceAll(/<span>[^<]*<\/span><\/span>/g, "");
    expect(texts(shown, "td").map((cell) => cell.replace(/^(Bet|Profit\/loss) /, ""))).toEqual(
      ["$0.33", "-$28.72", "$0.33", "$0.00", "$0.33", "$0.00", "$0.33", "+$5.00"].concat(
        // 4 × 0.3344 is 1.34, not 4 × 0.33.
        ["$1.34", "", "$1.34", ""],
      ),
    );
    expect(html).toContain(
      '<span class="rounded-amount" title="-$28.7244" tabindex="0"><span>-$28.72</span><span>-$28.7244</span></span>',
    );
    // What was booked in the currency's decimals is no tab stop.
    expect(html).not.toContain('title="+$5.00"');
    const led = columns.map((column) => ({ ...column, to: () => "/member/bets" }) as never);
    const inLinks = renderPage(
      <Table caption="Rounds" columns={led} rows={thirds} keyOf={({ game }) => game} />,
    );
    expect(inLinks).toContain('title="-$28.7244"');
    expect(inLinks).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*tabindex/s);
  });

  it("has a message for an empty list", () => {
    expect(table({ rows: [], period: true })).toContain("Nothing in this period");
    expect(table({ rows: [] })).toContain("Nothing here yet");
    expect(table({ rows: [] })).not.toContain("period");
  });
});

describe("A126 A127 A129 a table in any width", () => {
  it("is one tab stop if keyboard navigation is on, and describes its keys", () => {
    const keys = { walks: true, table: {}, row: (at: number) => ({ tabIndex: at === 0 ? 0 : -1 }) };
    const led = columns.map((column) => ({ ...column, to: () => "/agentHome/records" }) as never);
    const html = renderPage(
      <Table caption="Rounds" columns={led} rows={rows} keyOf={() => "x"} keys={keys} />,
    );
    expect(html.match(/tabindex="0"/gi)).toHaveLength(1);
    expect(html.match(/<a [^>]*>/g)?.length).toBeGreaterThan(3);
    expect(html.match(/<a (?![^>]*tabindex="-1")[^>]*>/gi)).toBeNull();
    const [, help] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`id="${help}"`);
    expect(html).toContain("arrows move between rows");
  });

  it("shows a row's result beside its name on a phone, and no zero values", () => {
    const html = table({
      rows: [{ game: "Olympus", vendor: null, stake: usd("0"), net: usd("0") }],
    });
    expect(html).toMatch(/<td class="[^"]*lead[^"]*nought"[^>]*>.*?Profit/s);
    expect(html).toMatch(/<td class="figure at-end nought">/);
  });
});
