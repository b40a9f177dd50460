import { describe, expect, it } from "vitest";
import { messagesOf } from "~/i18n/messages.server.ts";
import { text } from "~/i18n/text.ts";
import type { Column } from "~/ui/table/column.ts";
import { type CsvPlace, csvHead, csvNote, csvRow, headCells, rowCells } from "./csv.ts";

interface Row {
  name: string;
  type: "rng" | "live";
  at: number | null;
  day: string;
  amount: string;
  rate: string;
  count: number;
}

const columns: readonly Column<Row>[] = [
  {
    name: "member.bets.game",
    kind: "text",
    value: ({ name }) => name,
    under: [{ name: "member.bets.type", kind: "status", value: ({ type }) => `nav.${type}` }],
  },
  { name: "member.at", kind: "time", value: ({ at }) => at },
  { name: "member.profit.day", kind: "day", value: ({ day }) => day },
  {
    name: "member.profit.profit",
    kind: "signedMoney",
    value: ({ amount }) => ({ amount, currency: "KRW" }),
    unseen: true,
  },
  { name: "member.rebate.rate", kind: "percent", value: ({ rate }) => rate },
  { name: "member.missions.pointsShort", kind: "count", value: ({ count }) => count },
];

const place = (language: string): CsvPlace => ({
  t: (key, values) => text(messagesOf(language), language, key, values),
  gmtOffset: "+09:00",
});
const row: Row = {
  name: "Lucky, lucky",
  type: "rng",
  at: Date.parse("2026-11-21T15:30:00Z"),
  day: "2026-11-21",
  amount: "-1234.50",
  rate: "0.5",
  count: 12,
};

describe("U27f U27g U27h a report's file", () => {
  it("begins with Excel's mark and translated headings that name the zone and the currency", () => {
    const english = csvHead(columns, place("en"));
    expect(english).toBe(
      "\uFEFFGame,Game type,Time (GMT+09:00),Day,Profit/loss,Rate (%),Points,Currency\r\n",
    );
    expect(csvHead(columns, place("ko"))).toMatch(/^\uFEFF게임,게임 종류,일시 \(GMT\+09:00\)/);
  });

  it("writes a row with plain numbers, the brand's clocks and our words, quoted as RFC 4180 has it", () => {
    expect(csvRow(columns, row, place("en"))).toBe(
      '"Lucky, lucky",Slots,2026-11-22 00:30:00,2026-11-21,-1234.5000,0.5,12,KRW\r\n',
    );
    const quoted = csvRow(columns, { ...row, name: 'The "Big"\nOne', at: null }, place("en"));
    expect(quoted).toMatch(/^"The ""Big""\nOne",Slots,,/);
  });

  it.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    " =1+1",
    "\t=1",
    "\r=1",
    "＝1+1",
    // What nobody sees does not protect.
    "\u200b=1+1",
    "\u202e@SUM(A1)",
    "\u0000-1",
    "\ufeff \u2066+1",
    "\u007f=1",
  ])("leaves no text that a spreadsheet runs: %j", (name) => {
    const [cell] = csvRow(columns, { ...row, name }, place("en")).split(",Slots");
    expect(cell?.replace(/^"/, "").startsWith("'")).toBe(true);
  });

  it.each([
    ["a;=1+1", "a;'=1+1"],
    ["a\t+1", "a\t'+1"],
    ["a|@SUM(A1)", "a|'@SUM(A1)"],
    ["a; -1;=2", "a; '-1;'=2"],
    ['a;"=1+1"', `"a;""'=1+1"""`],
    ["a\n=1+1", '"a\n\'=1+1"'],
    ["a;＝1", "a;'＝1"],
    ["=1;=2", "'=1;'=2"],
    ["a;\u200b=1", "a;\u200b'=1"],
    // What is no formula stays as it is.
    ["a;b|c", "a;b|c"],
    ["a - b = c", "a - b = c"],
  ])(
    "leaves no text that a spreadsheet runs where it divides by another sign: %j",
    (name, cell) => {
      expect(csvRow(columns, { ...row, name }, place("en"))).toContain(`${cell},Slots`);
      expect(rowCells(columns, { ...row, name }, place("en"))[0]).not.toMatch(/[;|\t\n]\s*[=+@-]/);
    },
  );

  it.each([
    ["1234.5", "1234.5000"],
    ["0.0042", "0.0042"],
    ["50000", "50000.0000"],
    ["0.00", "0.0000"],
    // More than a platform books is not cut.
    ["0.123456780", "0.12345678"],
  ])("A120 writes %s as %s, with as many decimals as its column", (amount, written) => {
    expect(csvRow(columns, { ...row, name: "x", amount }, place("en")).split(",")[4]).toBe(written);
  });

  it("keeps a number below zero a number, and treats what is none as text", () => {
    const amountOf = (amount: string) =>
      csvRow(columns, { ...row, name: "x", amount }, place("en")).split(",")[4];
    expect(amountOf("-0.05")).toBe("-0.0500");
    expect(amountOf("-1+cmd|' /C calc'!A0")).toBe("'-1+cmd|' /C calc'!A0");
  });

  it("says in a line of its own why it ends", () => {
    expect(csvNote("Only the first, sadly.")).toBe('"Only the first, sadly."\r\n');
  });
});

it("N6 a change is a number for a spreadsheet, what looks like a sum is not, and a chart is no column", () => {
  const place: CsvPlace = { t: (key) => String(key), gmtOffset: "+00:00" };
  const changed: readonly Column<{ percent: string }>[] = [
    { name: "member.bets.game", kind: "text", value: () => "one" },
    {
      name: "agentCenter.reports.trend",
      kind: "trend",
      value: () => ({ line: "M1 9", zero: 9, text: "=1+1" }),
    },
    {
      name: "agentCenter.reports.compare.changePercent",
      kind: "percent",
      value: ({ percent }) => percent,
    },
  ];
  expect(headCells(changed, place)).toHaveLength(2);
  expect(rowCells(changed, { percent: "+12.5" }, place)).toEqual(["one", "12.5"]);
  expect(rowCells(changed, { percent: "-3.0" }, place)).toEqual(["one", "-3.0"]);
  expect(rowCells(changed, { percent: "+1+1" }, place)).toEqual(["one", "'+1+1"]);
});
