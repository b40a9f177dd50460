/** Every page is valid HTML (A203), as the W3C's checker has it. */
import { describe, expect, it } from "vitest";
import { addresses } from "../../support/addresses.ts";
import type { Visitor } from "../../support/portal.ts";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";
import { mistakesIn } from "../support/valid-html.ts";

const portal = await sharedPortal();

const world = "valid-html";

interface Page {
  path: string;
  as?: Visitor;
  cookie?: string;
  status?: number;
}

/** Opens pages a few at a time. Returns their mistakes; a response that is not a page has none. */
async function crawl(pages: readonly Page[]) {
  const waiting = [...pages];
  const mistakes: string[] = [];
  const opened: string[] = [];
  const openNext = async (): Promise<void> => {
    const page = waiting.shift();
    if (!page) return;
    const { path, as, cookie = "", status } = page;
    const headers = { cookie, accept: "text/html" };
    const answer = await portal.fetch(path, { headers, as: { world, ...as } });
    const html = await answer.text();
    if (status) expect([path, answer.status]).toEqual([path, status]);
    if (answer.headers.get("content-type")?.startsWith("text/html")) {
      opened.push(path);
      const found = await mistakesIn(html);
      mistakes.push(...found.map((mistake) => `${path}: ${mistake}`));
    }
    return openNext();
  };
  await Promise.all([openNext(), openNext(), openNext()]);
  return { mistakes, opened };
}

const isBelow = (path: string, ...areas: string[]) => areas.some((area) => path.startsWith(area));
const listed = (text: string) => text.trim().split(/\s+/);

const ofMembers = listed(
  "/member /pointMall /favorite /recent /lottery /seaLottery /vnLottery /upload",
);
/** Files, and further addresses of the home page. */
const isRepeated = (path: string) => path.endsWith(".csv") || /^\/(index|home)/.test(path);

/** A page that looks the same to all is opened by a guest alone. */
const visitors = [
  {
    who: "a guest",
    account: null,
    opens: (path: string) => !isBelow(path, "/agentHome", ...ofMembers),
    besides: listed(
      "/login?tab=sms /login/forgot?by=mail /PromotionDetail?id=1 /search?q=dragon /rng?vendor=PG",
    ),
    least: 25,
  },
  {
    who: "a member",
    account: "player1",
    opens: (path: string) => path === "/" || isBelow(path, "/game", "/promotions", ...ofMembers),
    besides: listed(
      "/pointMall/gift?id=basket /member/withdraw?amount=100 /member/transfer?amount=10",
    ),
    least: 35,
  },
  {
    who: "an agent",
    account: "agent1",
    opens: (path: string) => isBelow(path, "/agentHome"),
    besides: listed("/agentHome/revenue/by/game /agentHome/revenue/by/account"),
    least: 25,
  },
];

/** The page with all its content, as visitors without scripts get it. */
const complete = (path: string) => `${path}${path.includes("?") ? "&" : "?"}stream=off`;

describe("A203 every page is valid HTML", () => {
  it.each(visitors.map((visitor) => [visitor.who, visitor] as const))(
    "as %s opens it",
    async (_who, { account, opens, besides, least }) => {
      const cookie = account ? await signIn(portal, { world, username: account }) : "";
      const paths = addresses.filter((path) => opens(path) && !isRepeated(path));
      const pages = [...paths, ...besides].map((path) => ({ path: complete(path), cookie }));
      const { mistakes, opened } = await crawl(pages);
      expect(mistakes).toEqual([]);
      expect(opened.length).toBeGreaterThan(least);
    },
  );

  it("for the other brand, in another language, and where the portal is closed", async () => {
    await portal
      .world("valid-html-closed")
      .set({ maintenance: { maintainTime: Date.now(), endTime: null } });
    const { mistakes } = await crawl([
      { path: "/?stream=off&lang=ko" },
      { path: "/?stream=off", as: { brand: "hanbit" } },
      { path: "/register", as: { brand: "hanbit" } },
      { path: "/login?tab=sms" },
      { path: "/offline", status: 200 },
      { path: "/", as: { country: "KP" }, status: 451 },
      { path: "/", as: { world: "valid-html-closed" }, status: 503 },
    ]);
    expect(mistakes).toEqual([]);
  });
});

const field = 'input name="a" aria-label="A"';

it.each([
  ["field-role", `<${field} type="search" role="combobox">`],
  ["field-role", `<${field} type="search" aria-expanded="false">`],
  ["element-permitted-content", "<span><details><summary>A</summary></details></span>"],
  ["valid-autocomplete", `<${field} type="radio" autocomplete="off">`],
  ["input-attributes", `<${field} type="date" maxlength="60">`],
  ["valid-autocomplete", `<${field} type="tel" autocomplete="tel-national">`],
  ["valid-autocomplete", `<${field} type="text" autocomplete="street-address">`],
  ["style-list", '<style>:root{--fonts:"A","B",;--line:0}</style>', "head"],
  ["style-list", '<p style="font-family:A,">A</p>'],
  ["no-missing-references", '<button type="button" aria-controls="nothing">A</button>'],
])("A203 %s finds the mistake in %s", async (rule, mistake, place = "body") => {
  const page = (head: string, body: string) =>
    `<!doctype html><html lang="en"><head><title>A</title>${head}</head><body>${body}</body></html>`;
  expect(await mistakesIn(page("", `<${field} type="text" role="combobox">`))).toEqual([]);
  const found = await mistakesIn(place === "head" ? page(mistake, "") : page("", mistake));
  expect(found.map((each) => each.split(":")[0])).toEqual([rule]);
});
