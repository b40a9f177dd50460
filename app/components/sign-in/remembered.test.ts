import { describe, expect, it } from "vitest";
import { problemText } from "~/forms/problem-note.tsx";
import { text } from "~/i18n/text.ts";
import en from "~/locales/en/session.ts";
import { rememberLine } from "./remembered.ts";

const t = (key: string, values?: Record<string, string | number>) =>
  text({ session: en }, "en", key, { brand: "Aurora", ...values });

describe("A44 K15 the remembered name", () => {
  it("lives a day and can't break out of its cookie", () => {
    const line = rememberLine("a; Domain=evil=김");
    expect(line).toMatch(
      /^remembered=[A-Za-z0-9%]+; Path=\/; Max-Age=86400; Secure; HttpOnly; SameSite=Lax$/,
    );
    expect(decodeURIComponent(line.slice(11, line.indexOf(";")))).toBe("a; Domain=evil=김");
  });

  it("is taken back when it is no longer wanted", () => {
    expect(rememberLine(null)).toContain("remembered=; Path=/; Max-Age=0;");
  });
});

describe("what the login form says", () => {
  it("E7 A46 one neutral text for a wrong name and a wrong password", () => {
    expect(problemText({ kind: "credentials" }, 0, t)).toBe(en.invalid);
  });

  it("E18 E19 E21 each refusal has its own", () => {
    expect(problemText({ kind: "notAllowed", reason: "NOT_A_MEMBER" }, 0, t)).toBe(en.notMember);
    expect(problemText({ kind: "notAllowed", reason: "AGENTS_ONLY" }, 0, t)).toBe(en.agentsOnly);
    expect(problemText({ kind: "secondFactor", methods: ["SMS"] }, 0, t)).toBe(en.secondFactor);
  });

  it("counts a wait down and says when it is over", () => {
    expect(problemText({ kind: "throttled", retryAfterMs: 3000 }, 3, t)).toContain("3 seconds");
    expect(problemText({ kind: "throttled", retryAfterMs: 3000 }, 1, t)).toContain("1 second.");
    expect(problemText({ kind: "throttled", retryAfterMs: 3000 }, 0, t)).toBe(en.throttledOver);
    expect(problemText({ kind: "throttled", retryAfterMs: 0 }, 600, t)).toContain("10 minutes");
    expect(problemText({ kind: "throttled", retryAfterMs: 0 }, 86_400, t)).toContain("24 hours");
  });
});
