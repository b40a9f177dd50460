import { expect, it } from "vitest";
import { testScope } from "../../testing/platform.ts";
import { developerPage } from "../developer-pages.ts";

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

it("G30 there is no /dev/market outside development", async () => {
  expect(await open("", false)).toBeNull();
});
