import { inflateRawSync, crc32 as nodeCrc32 } from "node:zlib";
import readSheets from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import type { FileCell } from "~/reports/csv/csv.ts";
import { writeRows } from "./write-rows.ts";
import { addToXlsx, type XlsxState } from "./xlsx-file.ts";

const head = ["Account", "Amount", "=Count"];
const text = (value: string): FileCell => ({ kind: "text", text: value });
const amount = (value: string, currency = "USD"): FileCell => ({
  kind: "amount",
  text: value,
  currency,
});
const count = (value: number): FileCell => ({ kind: "number", text: `${value}` });
const plain = (at: number) => [text(`agent${at}`), amount(`${at}.2500`), count(at)];

const decimalsOf = (currency: string) => (currency === "KRW" ? 0 : 2);
const said = { name: "About its/'", lines: [["Rows", count(2)]] as const };

/** Writes the steps of a file; each knows only what the object stores between two of them. */
function write(steps: FileCell[][][], most?: { rows: number; bytes: number }): Uint8Array {
  let stored: string | null = null;
  const parts: Uint8Array[] = [];
  steps.forEach((rows, at) => {
    const before: XlsxState | null = stored === null ? null : JSON.parse(stored);
    const about = at === steps.length - 1 ? said : null;
    const { bytes, state } = addToXlsx(before, { head, rows, about, decimalsOf }, most);
    stored = JSON.stringify(state);
    parts.push(bytes);
  });
  return new Uint8Array(Buffer.concat(parts));
}

/** Reads with another library; numbers as the file has them. */
const readAll = async (bytes: Uint8Array) => {
  const options = { parseNumber: (digits: string) => `number ${digits}`, trim: false };
  return readSheets(Buffer.from(bytes), options);
};

/** The sheets behind the first one. */
const read = async (bytes: Uint8Array) => (await readAll(bytes)).slice(1);

describe("N12 a workbook that is written in steps", () => {
  it("N12 another reader finds all rows of all steps, numbers with their digits and texts as texts", async () => {
    const odd = [text("=1+1"), amount("-12345678901234.5678"), count(7)];
    const steps = [[plain(1), plain(2)], [odd], [], [plain(3)]];
    const sheets = await read(write(steps));
    expect(sheets).toEqual([
      {
        sheet: "Sheet1",
        data: [
          head,
          ["agent1", "number 1.2500", "number 1"],
          ["agent2", "number 2.2500", "number 2"],
          ["=1+1", "number -12345678901234.5678", "number 7"],
          ["agent3", "number 3.2500", "number 3"],
        ],
      },
    ]);
  });

  it("N12 texts keep markup, blanks, other scripts and empty places", async () => {
    const texts = ["<b>&amp;</b>", "  a  ", "한국어 🎲", "", "line\nbreak", "_x0041_", "'quoted'"];
    const bytes = write([texts.map((value) => [text(value), text(""), count(1)])]);
    const [sheet] = await read(bytes);
    const found = sheet?.data.slice(1).map(([first]) => first ?? "");
    const xml = sheetOf(bytes, 1);
    expect(found).toEqual(texts);
    expect(xml).not.toContain("<f>");
  });

  it("N12 what XML can't have is escaped", () => {
    const xml = sheetOf(write([[[text("a\u0000b\rc\u001fd\ud800e\uffff")]]]), 1);
    expect(xml).toContain("a_x0000_b_x000D_c_x001F_d_xD800_e_xFFFF_");
  });

  it("N12 N24 no text is a formula, whatever stands before its sign, also in the headings and on the first sheet", async () => {
    const texts = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\u202e=1", "\u200b@x", "\uff1d1"];
    const lines = texts.map((value) => [value, text(value)] as const);
    const about = { name: "=1+1", lines };
    const rows = texts.map((value) => [text(value)]);
    const { bytes } = addToXlsx(null, { head: ["=1+1"], rows, about, decimalsOf });
    const sheets = await readAll(bytes);
    expect(sheets[1]?.data).toEqual([["=1+1"], ...texts.map((value) => [value])]);
    expect(sheets[0]?.data.slice(-texts.length)).toEqual(texts.map((value) => [value, value]));
    for (const sheet of [1, 2]) expect(sheetOf(bytes, sheet)).not.toMatch(/<f>|t="str"/);
  });

  it("N12 a cell has no more characters than a spreadsheet takes", () => {
    const xml = sheetOf(write([[[text("y".repeat(40_000))]]]), 1);
    expect(xml).toContain(`>${"y".repeat(32_767)}<`);
  });

  it("N12 what a sheet does not hold is on further ones, which have the headings, too", async () => {
    const rows = Array.from({ length: 11 }, (_, at) => plain(at));
    const most = { rows: 5, bytes: 1e9 };
    const sheets = await read(write([rows.slice(0, 3), rows.slice(3, 10), rows.slice(10)], most));
    expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toEqual([
      ["Sheet1", 5],
      ["Sheet2", 5],
      ["Sheet3", 4],
    ]);
    expect(sheets.flatMap(({ data }) => data.slice(1)).map(([name]) => name)).toEqual(
      rows.map((_, at) => `agent${at}`),
    );
    expect(sheets.every(({ data }) => data[0]?.join() === head.join())).toBe(true);
    const small = await read(write([[plain(1)], [plain(2)]], { rows: 100, bytes: 10 }));
    expect(small).toHaveLength(2);
  });

  it("N12 N24 the headings stay in view; amounts keep their digits and show those of their currency", () => {
    const bytes = write([[[amount("1.2500"), amount("9.0000", "KRW"), count(1)]]]);
    const xml = sheetOf(bytes, 1);
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2"');
    const cells = '<c r="A2" s="7"><v>1.2500</v></c><c r="B2" s="5"><v>9.0000</v></c>';
    expect(xml).toContain(`${cells}<c r="C2"><v>1</v></c>`);
    const styles = partOf(bytes, "xl/styles.xml");
    const formats = [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)];
    const codes = new Map(formats.map(([, id, code]) => [id, code]));
    const looks = [...(styles.split("<cellXfs")[1] ?? "").matchAll(/<xf numFmtId="(\d+)"/g)];
    const shownAs = (place: number) => codes.get(looks[place]?.[1]);
    expect([shownAs(7), shownAs(5)]).toEqual(["#,##0.00", "#,##0"]);
  });

  it("N24 moments and days are dates to another reader", async () => {
    const row: FileCell[] = [
      { kind: "time", text: "2026-11-20 09:00:07" },
      { kind: "day", text: "2024-02-29" },
    ];
    const [sheet] = (await readSheets(Buffer.from(write([[row]])))).slice(1);
    const dates = sheet?.data[1]?.map((cell) => (cell instanceof Date ? cell.toISOString() : cell));
    expect(dates?.slice(0, 2)).toEqual(["2026-11-20T09:00:07.000Z", "2024-02-29T00:00:00.000Z"]);
  });

  it("N24 the first sheet says what the others are about", async () => {
    const sheets = await readAll(write([[plain(1)], [plain(2)]]));
    expect(sheets.map(({ sheet }) => sheet)).toEqual(["About its", "Sheet1"]);
    expect(sheets[0]?.data).toEqual([
      ["About its/'", null],
      ["Rows", "number 2"],
    ]);
  });

  it("N12 the 27th column is AA", () => {
    const row = Array.from({ length: 28 }, (_, at) => count(at));
    const xml = sheetOf(write([[row]]), 1);
    expect(xml).toContain('<c r="Z2"><v>25</v></c><c r="AA2"><v>26</v></c><c r="AB2">');
  });

  it("N12 a file without rows is a workbook with headings", async () => {
    expect(await read(write([[]]))).toEqual([{ sheet: "Sheet1", data: [head] }]);
  });

  it("N12 a large step is compressed as one stream with the others", () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => plain(at));
    const bytes = write([rows.slice(0, 100), rows.slice(100, 15_000), rows.slice(15_000)]);
    const xml = sheetOf(bytes, 1);
    expect(xml.match(/<row /g)).toHaveLength(20_001);
    expect(bytes.length).toBeLessThan(xml.length / 4);
  });
});

describe("N12 a CSV that is written in steps", () => {
  it("N12 has its headings once, and texts that no spreadsheet runs", () => {
    const first = writeRows("CSV", null, { head, rows: [plain(1)], end: null, decimalsOf });
    const end = { about: said, note: "=end" };
    const last = { head, rows: [[text("=1")]], end, decimalsOf };
    const second = writeRows("CSV", first.state, last);
    const joined = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
      Buffer.concat([first.bytes, second.bytes]),
    );
    expect(joined).toBe("\uFEFFAccount,Amount,'=Count\r\nagent1,1.2500,1\r\n'=1\r\n'=end\r\n");
  });
});

/** The text of an entry, from the file's directory on; sizes and sum are compared with what node finds. */
function partOf(bytes: Uint8Array, name: string): string {
  const file = Buffer.from(bytes);
  const directory = file.readUInt32LE(file.length - 6);
  const listed = file.indexOf(name, directory) - 46;
  const [sum = 0, packed = 0, size = 0] = [16, 20, 24].map((at) => file.readUInt32LE(listed + at));
  const start = file.readUInt32LE(listed + 42) + 30 + name.length;
  const after = [4, 8, 12].map((at) => file.readUInt32LE(start + packed + at));
  expect(after).toEqual([sum, packed, size]);
  const whole = inflateRawSync(file.subarray(start, start + packed));
  expect([whole.length, nodeCrc32(whole)]).toEqual([size, sum]);
  return whole.toString();
}

const sheetOf = (bytes: Uint8Array, sheet: number) =>
  partOf(bytes, `xl/worksheets/sheet${sheet}.xml`);
