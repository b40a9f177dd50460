import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { contactsIn } from "../../../brands/contacts.ts";
import { hanbit } from "../../../brands/hanbit.ts";
import { brandFiles } from "../../../brands/index.ts";
import { messageLanguages } from "../../../brands/languages.ts";
import { firstPalette } from "../../../brands/look/palette.ts";
import { marketOf } from "../../../markets/index.ts";
import { type Notice, noticePage, timeInZone } from "./notice-page.ts";

const notice = (over: Partial<Notice> = {}): Notice => ({
  kind: "region",
  brand: aurora,
  language: "en",
  nonce: "n0nce",
  requestId: "r-1",
  address: "203.0.113.7",
  endsAt: null,
  rule: { by: "operator", place: "KP", version: "2026-11-27" },
  helplines: marketOf("KP", null).helplines,
  waitSeconds: null,
  contacts: [{ name: "Mail", url: "mailto:care@aurora.example" }],
  ...over,
});

describe("the notice page", () => {
  it("R52 shows the visitor's address, the contacts and the brand's name", () => {
    const page = noticePage(notice());
    expect(page).toContain("203.0.113.7");
    expect(page).toContain('<a href="mailto:care@aurora.example">Mail</a>');
    expect(page).toContain("Aurora");
    expect(page).toContain(firstPalette(aurora.theme).accent);
    expect(page).toContain('<html lang="en">');
  });

  it("G31 a region block names the rule, its version and help organisations", () => {
    const market = { by: "market", place: "SG", version: "2026-11-24" } as const;
    expect(noticePage(notice({ rule: market }))).toContain(
      "Rule: our rules for Singapore, version 2026-11-24, do not allow this site there.",
    );
    const listed = { by: "operator", place: "US-WA", version: "2026-11-27" } as const;
    const washington = noticePage(notice({ rule: listed }));
    expect(washington).toContain(
      "does not offer this site in United States (US-WA), version 2026-11-27.",
    );
    const flag = { by: "platform", version: "2026-11-28" } as const;
    for (const language of ["en", "ko", "ja", "zh", "th", "vi"]) {
      expect(noticePage(notice({ language }))).toContain("2026-11-27");
      expect(noticePage(notice({ language, rule: flag }))).toContain("2026-11-28");
    }
    expect(noticePage(notice({ language: "ko" }))).toContain("북한");
    expect(washington).toContain("https://www.gamblingtherapy.org/");
    expect(noticePage(notice({ rule: { by: "unknown" } }))).toContain("Rule: ");
    const plain = noticePage(notice({ kind: "maintenance", rule: null, helplines: [] }));
    expect(plain).not.toMatch(/Rule: |gamblingtherapy/);
  });

  it("R51 shows the end of maintenance in the brand's time zone and the visitor's language", () => {
    const endsAt = Date.UTC(2026, 4, 1, 15, 30);
    const korean = noticePage(
      notice({
        kind: "maintenance",
        brand: hanbit,
        language: "ko",
        endsAt,
        address: "203.0.113.7",
      }),
    );
    expect(korean).toContain(timeInZone(endsAt, "ko", hanbit.gmtOffset));
    expect(korean).toContain('datetime="2026-05-01T15:30:00.000Z"');
    expect(korean).toContain("점검");
    expect(korean).not.toContain("203.0.113.7");
    expect(noticePage(notice({ kind: "maintenance" }))).toContain("as soon as we can");
  });

  it.each([
    [40, "in 40 seconds"],
    [121, "in 3 minutes"],
    [3600, "in 60 minutes"],
    [7201, "in 3 hours"],
  ])("A149 a 429 says when to try again, and blames nobody: %i s", (waitSeconds, text) => {
    const page = noticePage(notice({ kind: "throttled", rule: null, helplines: [], waitSeconds }));
    expect(page).toContain(text);
    expect(page).toContain("You did nothing wrong");
    for (const language of messageLanguages)
      expect(
        noticePage(notice({ kind: "throttled", rule: null, language, waitSeconds })),
      ).toContain('<a href="">');
  });

  it("A69 adds and subtracts whole and half hours", () => {
    const noon = Date.UTC(2026, 0, 1, 12);
    expect(timeInZone(noon, "en", "+08:00")).toMatch(/8:00.PM \(GMT\+08:00\)/);
    expect(timeInZone(noon, "en", "-03:30")).toMatch(/8:30.AM/);
  });

  it("A76 links to https, tel and mailto only, and escapes what it shows", () => {
    const contacts = [
      { name: "bad", url: "javascript:alert(1)" },
      { name: "plain", url: "http://insecure.test" },
      { name: "data", url: "data:text/html,x" },
      { name: '<img src=x onerror="x">', url: 'https://ok.test/?a="b"' },
      { name: "Call & ask", url: "tel:+8225550142" },
    ];
    const page = noticePage(notice({ contacts, address: "<script>" }));
    expect(page.match(/<a href="[^"]*"/g)).toEqual(['<a href="tel:+8225550142"']);
    expect(page).toContain("Call &amp; ask");
    expect(page).toContain("&lt;script&gt;");
    expect(page).not.toMatch(/<script|onerror|javascript:/);
  });

  it("has no script, one picture of ours and at most 1.5 KiB compressed", () => {
    for (const brand of brandFiles) {
      for (const language of messageLanguages) {
        const page = noticePage(notice({ brand, language, contacts: contactsIn(brand, language) }));
        expect(page).not.toMatch(/<script|<link|@import|url\(/);
        expect(page.match(/src="[^"]*"/g)).toEqual([`src="${brand.logo.mark}"`]);
        // Ids compress differently, so the largest of many pages is measured.
        const sizes = Array.from({ length: 50 }, () => {
          const nonce = randomBytes(16).toString("base64url");
          const sample = page.replace("r-1", crypto.randomUUID()).replace("n0nce", nonce);
          return gzipSync(sample).length;
        });
        expect(Math.max(...sizes)).toBeLessThanOrEqual(1536);
      }
    }
  });
});
