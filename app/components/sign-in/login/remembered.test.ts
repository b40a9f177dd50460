import { describe, expect, it } from "vitest";
import { rememberLine } from "./remembered.ts";

describe("A44 K15 T11 the remembered name", () => {
  it("lasts one day and is encoded safely in its cookie", () => {
    const line = rememberLine("a; Domain=evil=김");
    expect(line).toMatch(
      /^__Host-remembered=[A-Za-z0-9%]+; Path=\/; Max-Age=86400; Secure; HttpOnly; SameSite=Lax$/,
    );
    expect(decodeURIComponent(line.slice("__Host-remembered=".length, line.indexOf(";")))).toBe(
      "a; Domain=evil=김",
    );
  });

  it("is removed if remember-me is off", () => {
    expect(rememberLine(null)).toContain("__Host-remembered=; Path=/; Max-Age=0;");
  });
});
