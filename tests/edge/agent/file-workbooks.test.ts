/** Workbooks of every report, cell by cell as its page's CSV, and files of a year (N24). */
import readSheets from "read-excel-file/node";
import { expect, it } from "vitest";
import { fileReports, reportPages } from "../../../brands/report-pages.ts";
import { agentFiles, firstDay, lastDay } from "../../support/agent-files.ts";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();
const world = "agent-workbooks";
const files = agentFiles(portal, world);
const cookie = await signIn(portal, { world, username: "agent1" });

const open = (path: string) => portal.fetch(path, { headers: { cookie }, as: { world } });
const csvOf = async (page: string, from: string, to: string) =>
  csvRows(await (await open(`${page}.csv?from=${from}&to=${to}`)).text());

/** A file that is begun, made, fetched and deleted. */
async function made(report: string, format: string, range: { from: string; to: string }) {
  const { id = "" } = await files.tryBegin(cookie, report, format, "", range);
  await files.ready(cookie, id);
  const answer = await open(`/agentHome/files/file?id=${id}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  await files.send(cookie, "mutation ($id: ID!) { deleteAgentFile(id: $id) { __typename } }", {
    id,
  });
  return { bytes, answer };
}

/** The cells of a CSV (RFC 4180), without what protects spreadsheets that would run a text. */
const csvRows = (csv: string) =>
  csv
    .replace(/^\uFEFF/, "")
    .trim()
    .split("\r\n")
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
        (quoted?.replaceAll('""', '"') ?? plain ?? "").replace(/^'(?=[=+@-])/, ""),
      ),
    );

/** Whether a row is one of the report, and not one that says since when there are some (N27), or that it is final (N26). */
const isEntry = ([first = ""]: readonly string[]) =>
  !/^(Data starts on|Final, issued on) /.test(first);

const now = new Date(Date.now() + 8 * 3_600_000);
/** A day of a month so many months ago. */
const monthsAgo = (months: number, day: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day))
    .toISOString()
    .slice(0, 10);

const dateText = (date: Date) =>
  date.toISOString().slice(0, 19).replace("T", " ").replace(" 00:00:00", "");

it.each(fileReports)(
  "N24 the workbook of %s has the cells of its page's CSV: numbers are numbers, dates are dates",
  async (report) => {
    // A statement is of a month: by itself the last that is over.
    const range =
      report === "STATEMENT"
        ? { from: monthsAgo(1, 1), to: monthsAgo(0, 0) }
        : { from: firstDay, to: lastDay };
    const { bytes, answer } = await made(report, "XLSX", range);
    expect(answer.headers.get("content-type")).toBe(
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    );
    expect(answer.headers.get("content-disposition")).toMatch(/_[\d_-]+(_since-[\d-]+)?\.xlsx"$/);
    const options = { parseNumber: (digits: string) => `number ${digits}`, trim: false };
    const [about, rows] = await readSheets(bytes, options);
    const csv = await csvOf(reportPages[report], range.from, range.to);
    const found = rows?.data.map((row) =>
      row.map((cell) => (cell instanceof Date ? cell : `${cell ?? ""}`)),
    );
    const plain = found?.map((row) =>
      row.map((cell) => (cell instanceof Date ? dateText(cell) : cell.replace(/^number /, ""))),
    );
    const days = csv.map((row) => row.map((cell) => cell.replace(/ 00:00:00$/, "")));
    // What is final says so at the end of a CSV, and on the first sheet of a workbook.
    const [final] = days.at(-1)?.length === 1 ? (days.pop() ?? []) : [];
    expect(final !== undefined).toBe(report === "STATEMENT");
    expect(about?.data.flat()).toEqual(expect.arrayContaining(final ? [final] : []));
    expect(plain).toEqual(days);
    // No cell that is a number or a moment is a text.
    const texts = found?.slice(1).flat() ?? [];
    const notTexts = texts.filter(
      (cell) => typeof cell === "string" && /^-?\d+\.\d{4}$|^20\d\d-\d\d-\d\d/.test(cell),
    );
    expect(notTexts).toEqual([]);
    const facts = new Map(about?.data.map(([name, value]) => [name, value]));
    const entries = csv.slice(1).filter(isEntry);
    expect(facts.get("Rows")).toBe(`number ${entries.length}`);
    expect(facts.get("From")).toBeInstanceOf(Date);
    expect(facts.get("Time zone")).toBe("GMT+8");
    expect(facts.get("Created on")).toBeInstanceOf(Date);
  },
);

it.each(["PROFIT", "TRANSACTIONS", "REVENUE_BY_DAY"] as const)(
  "N24 the file of %s of a year has the rows of each month's CSV, beside the days of the month",
  async (report) => {
    const from = monthsAgo(11, 1);
    const { bytes } = await made(report, "CSV", { from, to: lastDay });
    const [head, ...rows] = csvRows(bytes.toString());
    const expected: string[][] = [];
    for (let months = 0; months <= 11; months += 1) {
      const [first, last] = [
        monthsAgo(months, 1),
        months === 0 ? lastDay : monthsAgo(months - 1, 0),
      ];
      const [, ...ofMonth] = await csvOf(reportPages[report], first, last);
      expected.push(...ofMonth.filter(isEntry).map((row) => [first, last, ...row]));
    }
    expect(rows.findIndex((row) => !isEntry(row))).toBe(0);
    expect(head?.slice(0, 2)).toEqual(["From", "To"]);
    expect(rows.filter(isEntry)).toEqual(expected);
    expect(rows.length).toBeGreaterThan(1);
  },
);

it("N24 a file of more than a year is refused", async () => {
  const range = { from: "2025-01-01", to: lastDay };
  const report = { report: "PROFIT", format: "CSV", filters: "" };
  const start = `mutation ($input: StartAgentFileInput!) { startAgentFile(input: $input) { __typename } }`;
  const [begin, end] = [range.from, range.to].map((day) => Date.parse(`${day}T00:00:00+08:00`));
  const input = { ...report, range: { from: begin, to: end } };
  const { errors } = await files.send<{ errors?: unknown[] }>(cookie, start, { input });
  expect(errors).toHaveLength(1);
});
