/** What pages say of a market's rules, on cached pages, too (G30). */
import { expect, it } from "vitest";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

async function pageIn(country: string, path: string, language = "en") {
  const headers = { accept: "text/html", "accept-language": language };
  return (await portal.fetch(path, { headers, as: { world: "markets", country } })).text();
}

const markets = [
  ["KR", 19, "한국도박문제예방치유원"],
  ["GB", 18, "GamCare"],
  ["JP", 20, "ギャンブル依存症問題を考える会"],
  ["US", 21, "National Council on Problem Gambling"],
] as const;

it.each([...markets, ...markets].map((market) => [...market]))(
  "G30 H9 a guest from %s sees the age of %s and the help organisation %s",
  async (country, age, organisation) => {
    const html = await pageIn(country, "/");
    const others = markets.filter(([other]) => other !== country);
    expect(html).toContain(`${age}+ only`);
    expect(html).toMatch(new RegExp(`<text[^>]*>${age}\\+</text>`));
    expect(html).toContain(organisation);
    for (const [, other, name] of others) {
      expect(html).not.toContain(`${other}+ only`);
      expect(html).not.toContain(name);
    }
  },
);

it("G30 the help center names the languages in which terms are binding, if it is read in another one", async () => {
  const other = await pageIn("KR", "/help", "vi");
  expect(other).toMatch(/<a href="\?lang=ko" lang="ko"[^>]*>한국어<\/a>/);
  expect(await pageIn("KR", "/help", "ko")).not.toContain('href="?lang=');
  expect(await pageIn("KR", "/help", "en")).not.toContain('href="?lang=');
});

it("G30 an account in a currency that the market does not list withdraws, and its deposit page says why it can't deposit", async () => {
  const world = "currencies";
  const cookie = await signIn(portal, { world, username: "player2" });
  const page = async (country: string, path: string) =>
    (await portal.fetch(path, { headers: { cookie }, as: { world, country } })).text();
  const says = "deposit in your account&#x27;s currency where you are";
  const closed = await page("GB", "/member/deposit");
  expect(closed).toContain(says);
  expect(closed).not.toContain('id="deposit-amount"');
  const open = await page("KR", "/member/deposit");
  expect(open).not.toContain(says);
  expect(open).toContain('id="deposit-amount"');
  // What can be withdrawn at least, and all of it.
  expect(await page("GB", "/member/withdraw")).toContain("₩20,000");
});
