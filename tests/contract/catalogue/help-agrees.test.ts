/** The sandbox's help agrees with the product, in every language (A153). */
import type { RouteConfigEntry } from "@remix-run/route-config";
import { describe, expect, it } from "vitest";
import routes from "../../../app/routes.ts";
import { brandIds, pickBrand } from "../../../brands/index.ts";
import { playerNotices } from "../../../sandbox/domains/announcements/notices.ts";
import { helpIn } from "../../../sandbox/domains/system/help-center.ts";
import { languages } from "../../../sandbox/http/language.ts";
import { textOf } from "../../house/sources.ts";

function pathsIn(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path = "", children = [] }) => {
    const address = path === "" ? parent : `${parent}/${path}`;
    return [address, ...pathsIn(children, address)];
  });
}

/** An age as a number: it differs by market, and the portal says it at the foot of every page. */
const age = /\d{2}\s?(세|歳|岁|tuổi|ปี|years old|or older)|under \d{2}\b/;
/** A time within which something is done, as a number or a word. */
const minutes = /(\d+|fifteen|십오|mười lăm|สิบห้า|十五)\s?(minutes|분|phút|นาที|分)/;

describe.each(languages)("A153 the help in %s", (lang) => {
  const sections = helpIn(lang);
  const contentOf = (anchor: string) =>
    sections.find((section) => section.anchor === anchor)?.content ?? "";

  it("leads to limits and breaks", () => {
    const content = contentOf("responsible");
    for (const path of ["/member/limits", "/member/break"]) {
      expect(content).toContain(`href="${path}"`);
    }
  });

  it("leads only to pages that exist", () => {
    const pages = new Set(pathsIn(routes));
    const links = sections.flatMap(({ content }) =>
      [...content.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path ?? ""),
    );
    expect(links.filter((path) => !pages.has(path))).toEqual([]);
  });

  it("says no age and no time of a withdrawal, which the portal says itself", () => {
    expect(textOf("sandbox/domains/agent/policy.ts")).not.toMatch(age);
    const notices = playerNotices.filter(({ title }) => /withdraw/i.test(title.EN));
    expect(notices.length).toBeGreaterThan(0);
    for (const { content } of notices) expect(content[lang]).not.toMatch(minutes);
    for (const { anchor, content } of sections) expect(content, anchor).not.toMatch(age);
    expect(contentOf("withdraw")).not.toMatch(minutes);
  });
});

it("A153 the patterns of ages and times find them", () => {
  for (const text of ["18 or older", "만 18세 이상", "18歳以上", "年满 18 岁", "18 tuổi", "18 ปี"]) {
    expect(text).toMatch(age);
  }
  for (const text of ["fifteen minutes", "15분", "15分", "十五分", "15 phút", "สิบห้านาที"]) {
    expect(text).toMatch(minutes);
  }
});

it("G27 the footer has one entry about playing safely", () => {
  for (const id of brandIds) expect(pickBrand(id).help.footer).not.toContain("responsible");
});
