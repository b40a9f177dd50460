import { describe, expect, it } from "vitest";
import { sourcesIn, textOf } from "./sources.ts";

/** The platform's spellings of names that differ from ours. Only catalogue rows translate them. */
const spellings = `
  acceptedPattern applyTime childrenNodes confirmNewPassword contracthoursalreq countryDialingCode
  customerName dailysalreqtype displayName divtypereq domainRoute exchangeType expiredMinutes
  firstTimeLogin gameCategory gameClassify gameType groupName headerColor iconUrl isGame isHot
  labelNameEn lagerIcon linkageType maintainTime minLineNum mobileNo mobileNum modId nodeId nodeName
  numero pageTitle pointType qqNum realtimesalreqtype regionRestriction requestKind resourceType
  showIcon supportPlay transactionNo vassalage winAmount`
  .trim()
  .split(/\s+/);

/** Rows and the schemas of their responses. */
const isRow = (path: string) => /\/(wire|calls|[a-z]+-calls)\.ts$/.test(path);
const isTest = (path: string) => /\.test\.ts$|\/testing\//.test(path);
/** The code of a file without comments, which may name the wire's spellings. */
const codeOf = (path: string) => textOf(path).replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, "");
const holds = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text);

describe("the platform's spellings", () => {
  const sources = sourcesIn(["gateway"], /\.tsx?$/).filter((path) => !isTest(path));

  it("occur in rows only", () => {
    const found = sources
      .filter((path) => !isRow(path))
      .flatMap((path) => {
        const code = codeOf(path);
        return spellings.filter((word) => holds(code, word)).map((word) => `${path}: ${word}`);
      });
    // The row of C19 is named after its path.
    expect(found.filter((each) => each !== "gateway/domains/system/shape.ts: domainRoute")).toEqual(
      [],
    );
  });

  it("the list has only spellings of rows, and none of the schema", () => {
    const rows = sources.filter(isRow).map(codeOf).join("\n");
    const schema = sourcesIn(["schema"])
      .map((path) => textOf(path).replace(/"""[\s\S]*?"""|"[^"\n]*"/g, ""))
      .join("\n");
    expect(spellings.filter((word) => !holds(rows, word))).toEqual([]);
    expect(spellings.filter((word) => holds(schema, word))).toEqual([]);
  });
});
