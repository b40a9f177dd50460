/** G30: where the market forbids bonuses, a member finds none on any page. */
import { expect, it } from "vitest";
import { offers } from "../../../gateway/catalogue/offers.ts";
import { bonusPages } from "../../../search/rules.ts";
import { addresses } from "../../support/addresses.ts";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();
const world = "no-bonuses";
const bonusCalls = new Set(
  Object.values(offers)
    .flat()
    .filter(({ bonus }) => bonus)
    .map(({ id }) => id),
);

/** What the platform names its bonuses, for an account that may see them. */
const BonusNames = `{
  announcements { promotions { title } }
  vip { level { name } next { name } }
  missions { missions { name } }
  points { rewards { name } }
  records { rewards { name } bonuses { nodes { name } } referral { code } }
}`;

/** Every text below a field. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Games are named after gold and silver, too: a name of one word is looked for as a whole text. */
const isIn = (html: string, name: string): boolean =>
  name.includes(" ")
    ? html.includes(name)
    : html.includes(`>${name}<`) ||
      html.includes(`"${name}"`) ||
      html.includes(`&quot;${name}&quot;`);

/** Opens every page that has an address or a link, as a member in this country. */
async function walk(country: string, cookie: string) {
  const as = { world, country };
  const pages = new Map<string, string>();
  const waiting = addresses.filter((path) => !/logout|^\/(operator|dev)/.test(path));
  const known = new Set(waiting);
  const openNext = async (): Promise<void> => {
    const path = waiting.shift();
    if (path === undefined) return;
    const url = `${path}${path.includes("?") ? "&" : "?"}stream=off`;
    const answer = await portal.fetch(url, { as, headers: { cookie, accept: "text/html" } });
    const html = await answer.text();
    if (answer.headers.get("content-type")?.startsWith("text/html")) pages.set(path, html);
    for (const [, link = ""] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
      const next = link.replaceAll("&amp;", "&");
      // Of many games, records and days each kind of page is opened some times only.
      const kind = next.replace(/\d+/g, "0").split("?")[0] ?? "";
      const seen = [...known].filter((each) => each.replace(/\d+/g, "0").startsWith(kind)).length;
      if (known.has(next) || seen > 4 || /logout|\.csv/.test(next)) continue;
      known.add(next);
      waiting.push(next);
    }
    return openNext();
  };
  await Promise.all([openNext(), openNext(), openNext()]);
  return pages;
}

it("G30 no page, no link, no call and no text of a bonus, on every page that a member can open from Germany", async () => {
  const cookie = await signIn(portal, { world, username: "player1" });
  const as = { world, country: "KR" };
  const answer = await portal.graphql(BonusNames, { as, headers: { cookie } });
  const { data } = (await answer.json()) as { data: object };
  const names = [...new Set(textsIn(data))].filter((name) => name.length > 3);
  expect(names.length).toBeGreaterThan(15);
  const found = (pages: ReadonlyMap<string, string>) =>
    [...pages].flatMap(([path, html]) => {
      const text = html
        .replaceAll("<!-- -->", "")
        .replaceAll("&#x27;", "'")
        .replaceAll("&amp;", "&");
      const links = [...text.matchAll(/href="(\/[^"?#]*)/g)].map(([, href = ""]) => href);
      return [
        ...names.filter((name) => isIn(text, name)),
        ...links.filter((href) => bonusPages.includes(href) || href === "/PromotionDetail"),
        ...(text.match(/\+\d+(\.\d+)? ?% bonus/g) ?? []),
      ].map((what) => `${path}: ${what}`);
    });
  const calls = async () =>
    (await portal.world(world).calls()).map(({ id }) => id).filter((id) => bonusCalls.has(id));

  await portal.world(world).forgetCalls();
  const pages = await walk("DE", cookie);
  expect(pages.size).toBeGreaterThan(50);
  expect(found(pages)).toEqual([]);
  expect(await calls()).toEqual([]);

  // The same walk finds them where they may be shown.
  const shown = found(await walk("KR", cookie));
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.some((each) => /^\/member\/deposit: \+\d/.test(each))).toBe(true);
  expect(new Set(await calls()).size).toBeGreaterThan(6);
});
