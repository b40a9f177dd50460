/** The parts of a workbook (ECMA-376) as XML: sheets of rows below a row of headings that stays in view (N12). */
import type { FileCell } from "~/reports/csv/csv.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** No currency has more decimals. */
const mostDecimals = 8;
/** Places in the list of formats below; those of amounts follow, one for each number of decimals. */
const styles = { text: 1, head: 2, time: 3, day: 4, amount: 5 };
/** Formats of our own begin here. */
const [timeFormat, dayFormat, amountFormat] = [164, 165, 166];

const ownFormats = [
  [timeFormat, "yyyy\\-mm\\-dd\\ hh:mm:ss"],
  [dayFormat, "yyyy\\-mm\\-dd"],
  ...upTo(mostDecimals).map((digits) => [
    amountFormat + digits,
    digits === 0 ? "#,##0" : `#,##0.${"0".repeat(digits)}`,
  ]),
].map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`);

const look = (format: number, font = 0) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

/** Sheets are the parts without a type of their own, so that this does not depend on their number. */
export const contentTypes = `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`;

export const packageRelations = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/**
 * Format 49 is "text": what begins with "=" stays a text when somebody edits it. Amounts show the decimals of their
 * currency and have all that they were booked with.
 */
export const stylesPart = `${declaration}<styleSheet xmlns="${main}"><numFmts count="${ownFormats.length}">${ownFormats.join("")}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${styles.amount + mostDecimals + 1}">${look(0)}${look(49)}${look(49, 1)}${look(timeFormat)}${look(dayFormat)}${upTo(
  mostDecimals,
)
  .map((digits) => look(amountFormat + digits))
  .join(
    "",
  )}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

export const sheetName = (sheet: number): string => `xl/worksheets/sheet${sheet}.xml`;

/** The last sheet that was written comes first: what the others are about is known at the end. */
export function workbookPart(sheets: number, about: string): string {
  const named = (name: string, sheet: number) =>
    `<sheet name="${escaped(name)}" sheetId="${sheet}" r:id="rId${sheet}"/>`;
  const each = numbers(sheets - 1).map((sheet) => named(`Sheet${sheet}`, sheet));
  each.unshift(named(sheetTitle(about), sheets));
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each.join("")}</sheets></workbook>`;
}

export function workbookRelations(sheets: number): string {
  const each = numbers(sheets).map((sheet) =>
    relation(sheet, "worksheet", `worksheets/sheet${sheet}.xml`),
  );
  each.push(relation(sheets + 1, "styles", "styles.xml"));
  return `${declaration}<Relationships xmlns="${packages}/relationships">${each.join("")}</Relationships>`;
}

/** What a sheet's name can't have is left out; 31 characters at most. */
const sheetTitle = (name: string) => name.replace(/[[\]:*?/\\']/g, "").slice(0, 31) || "-";

/** A sheet up to its headings, which are its row 1. */
export function sheetStart(head: readonly string[]): string {
  const cells = head.map((text, at) => textCell(`${columnName(at)}1`, text, styles.head));
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="18" defaultRowHeight="15"/><sheetData><row r="1">${cells.join("")}</row>`;
}

/** How many decimals a currency has. */
export type DecimalsOf = (currency: string) => number;

/** A row of a sheet: numbers with all their digits, dates, and texts that are never formulas. */
export function sheetRow(cells: readonly FileCell[], row: number, decimalsOf: DecimalsOf): string {
  const written = cells.map((cell, at) => {
    const place = `${columnName(at)}${row}`;
    const { kind, text } = cell;
    switch (kind) {
      case "text":
        return textCell(place, text, styles.text);
      case "number":
        return `<c r="${place}"><v>${text}</v></c>`;
      case "amount": {
        const style = styles.amount + Math.min(decimalsOf(cell.currency), mostDecimals);
        return `<c r="${place}" s="${style}"><v>${text}</v></c>`;
      }
      default:
        return `<c r="${place}" s="${styles[kind]}"><v>${serialOf(text)}</v></c>`;
    }
  });
  return `<row r="${row}">${written.join("")}</row>`;
}

/** 1 January 1970, counted as spreadsheets count days. */
const firstSerial = 25_569;

/** Cuts nothing: readers that cut what a number can't have exactly would find the second before. */
const hairMs = 0.1;

/** A day with or without a time as spreadsheets have it: days since the end of 1899. */
function serialOf(text: string): string {
  const at = Date.parse(text.replace(/ (.*)/, "T$1Z"));
  const [days, time] = [Math.floor(at / 86_400_000), at % 86_400_000];
  const part = time === 0 ? "" : ((time + hairMs) / 86_400_000).toFixed(10).slice(1);
  return `${days + firstSerial}${part}`;
}

export const sheetEnd = "</sheetData></worksheet>";

/** A cell has at most so many characters. */
const longestText = 32_767;

function textCell(place: string, text: string, style: number): string {
  if (text === "") return "";
  const stored = escaped(text.slice(0, longestText));
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${stored}</t></is></c>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** What XML can't have: control characters, halves of a character, and two that are none. */
const impossible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** What a reader would take for an escaped character. */
const escapeLike = /_(?=x[0-9a-f]{4}_)/gi;

/** A text of a cell; characters that XML can't have are escaped as the standard says (`_x0007_`). */
const escaped = (text: string) =>
  text
    .replace(escapeLike, "_x005F_")
    .replace(/[&<>]/g, (sign) => entities[sign] ?? "")
    .replace(impossible, (sign) => `_x${hex(sign)}_`);

const hex = (sign: string) => sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");

function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`;

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

function upTo(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, at) => at);
}
