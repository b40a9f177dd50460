import { expect, it } from "vitest";
import { korea } from "../../../markets/kr.ts";
import { testScope } from "../../testing/platform.ts";
import { developerPage } from "../developer-pages.ts";
import { marketPage } from "./page.ts";

const open = (search: string, development = true) =>
  developerPage(
    new Request(`https://portal.test/dev/market${search}`),
    testScope({ development }),
    "n0nce",
  );

it("G30 /dev/market shows the rules of a place with their file, version and place in it", async () => {
  const page = await (await open("?country=de&region=sh"))?.text();
  expect(page).toContain("DE 2026-11-24, places.SH.products");
  expect(page).toContain("RNG, SPORTS, LIVE");
  expect(page).toContain("no legal advice");
});

it("G30 /dev/market shows the visitor's own place by itself, and escapes what the address says", async () => {
  expect(await (await open(""))?.text()).toContain("KR 2026-11-24, rules.minimumAge");
  const page = await (await open("?country=%3Cscript%3E&region=%3Cscript%3E"))?.text();
  expect(page).not.toContain("<script");
});

it("G30 /dev/market says in which currencies nothing is deposited", async () => {
  const page = await (await open("?country=vn"))?.text();
  expect(page).toContain("VND, USD");
  expect(page).toContain("no deposits in KRW, THB, CNY, JPY; accounts in these withdraw");
});

it("G31 /dev/market shows what each version of the file changed, and that there is one version only", async () => {
  expect(await (await open("?country=vn"))?.text()).toContain("has one version, 2026-11-24.");
  const older = { ...korea, version: "2026-01-01", rules: { ...korea.rules, minimumAge: 18 } };
  const params = new URLSearchParams({ country: "KR" });
  const page = marketPage(testScope({ development: true }), params, "n0nce", {
    KR: [older, korea],
  });
  const text = await page.text();
  expect(text).toContain("KR: from 2026-01-01 to 2026-11-24");
  expect(text).toContain("<code>rules.minimumAge</code></th><td>18</td><td>19</td>");
  expect(text).not.toContain("<code>rules.open</code>");
});

it("G30 there is no /dev/market outside development", async () => {
  expect(await open("", false)).toBeNull();
});
