/**
 * No visitor sees another visitor's data: every page of the portal, opened by visitors who differ in balance,
 * currency, level, country and role (decision 0030).
 */
import { expect, it } from "vitest";
import { addresses } from "../../support/addresses.ts";
import { everything } from "../../support/histories.ts";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

const world = "other-visitors";

interface Visitor {
  /** Null for a guest. */
  account: string | null;
  country: string;
  address: string;
  /** Values of this visitor only: names, contacts, the account id, the balance in both spellings. */
  own: readonly string[];
  /** The balance as pages show it: currency sign and digits. */
  balance: RegExp;
  isAgent: boolean;
  /** Accounts of this visitor's team, which the agent center shows. */
  team: readonly string[];
  /** The agent above this visitor, whose account name is on contracts and salaries. */
  upline: string | null;
}

/** The values that the sandbox seeds (`demo-accounts.ts`, `seed-profiles.ts`). */
const visitors: readonly Visitor[] = [
  {
    account: "player1",
    country: "KR",
    address: "203.0.113.1",
    isAgent: false,
    own: ["player1", "Mina Park", "100001", "1055500001", "2,480.56", "2480.56"],
    balance: /^(US)?\$2,480\.56$/,
    team: [],
    upline: "agent2",
  },
  {
    account: "player2",
    country: "VN",
    address: "203.0.113.2",
    isAgent: false,
    own: ["player2", "Theo Lind", "100002", "1055500002", "1,250,000", "1250000"],
    balance: /^[₩￦]1,250,000$/,
    team: [],
    upline: null,
  },
  {
    account: "agent1",
    country: "JP",
    address: "203.0.113.3",
    isAgent: true,
    // The balances of both agents without their last digits: commission and pay of contracts may arrive at any hour.
    own: ["agent1", "Aurora House", "200001", "1055600001", "98,200.", "98200."],
    balance: /^(US)?\$98,2\d\d\.\d\d$/,
    team: ["agent2", "player1"],
    upline: null,
  },
  {
    account: "agent2",
    country: "TH",
    address: "203.0.113.4",
    isAgent: true,
    own: ["agent2", "Harbour Team", "200002", "1055600002", "12,040.", "12040."],
    balance: /^(US)?\$12,04\d\.\d\d$/,
    team: ["player1"],
    upline: "agent1",
  },
  {
    account: null,
    country: "KR",
    address: "203.0.113.5",
    isAgent: false,
    own: [],
    balance: /^$/,
    team: [],
    upline: null,
  },
];

interface Answer {
  status: number;
  text: string;
}

/** Signs a visitor in. Returns a function that opens an address, as a page or as its data, for this visitor. */
async function browserOf({ account, country, address }: Visitor) {
  const session = account ? await signIn(portal, { world, username: account }) : "";
  return async (path: string, language: string): Promise<Answer> => {
    const cookie = [session, `__Host-lang=${language}`].filter(Boolean).join("; ");
    const headers = { cookie, accept: path.endsWith(".data") ? "*/*" : "text/html" };
    const answer = await portal.fetch(path, { headers, as: { world, country, address } });
    return { status: answer.status, text: await answer.text() };
  };
}

const contractPages = /^\/(member|agentHome)\/contracts|^\/agentHome\/salary\//;

/** Returns the values of other visitors in a response. */
function othersIn({ text }: Answer, visitor: Visitor, path: string): string[] {
  const shown = (other: Visitor, said: string) =>
    visitor.own.includes(said) ||
    // Links repeat the page's address with its parameters.
    path.includes(said) ||
    (path.startsWith("/agentHome") && visitor.team.includes(other.account ?? "")) ||
    (contractPages.test(path) && said === visitor.upline);
  const others = visitors.filter((other) => other !== visitor);
  return [
    ...others.flatMap((other) =>
      other.own.filter((said) => says(text, said) && !shown(other, said) && !isGame(text, said)),
    ),
    ...balancesIn(text).filter((balance) => !visitor.balance.test(balance)),
  ];
}

/** Returns whether a text has a value, not as a part of a longer number such as a draw's or a time in milliseconds. */
const says = (text: string, said: string) =>
  new RegExp(`(?<!\\d)${said.replace(".", "[.]")}${/\d$/.test(said) ? "(?!\\d)" : ""}`).test(text);

/** Returns whether a page shows the game whose number is an account's id: winners are of any game. */
const isGame = (text: string, said: string) => text.includes(`/media/games/${said}.svg`);

/** The balances that a page shows. One that the platform did not give in time has no digits and is nobody's. */
const balancesIn = (text: string) =>
  [...text.matchAll(/data-balance="">([^<]+)</g)].map(([, balance = ""]) => balance);

/** Pages where the end of the test looks for the visitor's own values: opened as page and data in every run. */
const pagesWithOwnValues = new Set(["/", "/member/vip", "/agentHome/overview"]);

const dataOf = (path: string) => (path === "/" ? "/_root.data" : `${path}.data`);

type Browser = Awaited<ReturnType<typeof browserOf>>;

/**
 * Opens every address, for one visitor after another (in turn from the first and from the last) or for all at once: as
 * a page and as its data. In a daily run one of both, in turn; the other round opens the other.
 * Returns leaked values and the responses.
 */
async function crawl(
  browsers: readonly (readonly [Visitor, Browser])[],
  language: string,
  atOnce: boolean,
) {
  const crossed: string[] = [];
  const opened = new Map<Visitor, Map<string, string>>(
    browsers.map(([visitor]) => [visitor, new Map()]),
  );
  const open = async (visitor: Visitor, send: Browser, path: string, asPage: boolean) => {
    const both = everything || pagesWithOwnValues.has(path);
    for (const requested of both ? [path, dataOf(path)] : [asPage ? path : dataOf(path)]) {
      const answer = await send(requested, language);
      const found = othersIn(answer, visitor, path);
      if (found.length > 0) crossed.push(`${visitor.account} sees ${found} on ${requested}`);
      if (answer.status === 200) opened.get(visitor)?.set(requested, answer.text);
    }
  };
  for (const [index, path] of addresses.entries()) {
    const isEven = index % 2 === 0;
    const asPage = isEven !== atOnce;
    const openFor = ([visitor, send]: (typeof browsers)[number]) =>
      open(visitor, send, path, asPage);
    if (atOnce) await Promise.all(browsers.map(openFor));
    else for (const browser of isEven ? browsers : browsers.toReversed()) await openFor(browser);
  }
  return { crossed, opened };
}

it("A107 A118 no page and no page's data shows another visitor's names or figures, in any order and at once", async () => {
  const browsers = await Promise.all(
    visitors.map(async (visitor) => [visitor, await browserOf(visitor)] as const),
  );
  // Each round has its own language, so that it finds nothing cached by the round before.
  const rounds = [await crawl(browsers, "en", false), await crawl(browsers, "ja", true)];
  expect(rounds.flatMap(({ crossed }) => crossed)).toEqual([]);
  // Proves that the values can be found: each visitor has pages that show the visitor's own values.
  for (const [round, { opened }] of rounds.entries()) {
    const levels = new Map([...opened].map(([visitor, pages]) => [visitor, levelIn(pages)]));
    expect(new Set([...levels.values()].filter(Boolean)).size, `round ${round}`).toBeGreaterThan(1);
    for (const [visitor, pages] of opened) {
      const { account, own, balance, isAgent } = visitor;
      const who = `${account} in round ${round}`;
      expect(pages.size, who).toBeGreaterThan(account ? 60 : 25);
      expect(pages.has("/agentHome/overview"), who).toBe(isAgent);
      const others = [...levels.values()].filter((level) => level !== levels.get(visitor));
      for (const [path, text] of pages) {
        // This page lists all levels.
        if (path.startsWith("/member/vip")) continue;
        const found = others.filter((level) => text.includes(`>${level}<`));
        expect(found, `levels of others for ${who} on ${path}`).toEqual([]);
      }
      if (account === null) continue;
      expect([...pages.values()].flatMap(balancesIn)[0], who).toMatch(balance);
      expect(pages.get("/"), who).toContain(own[1]);
    }
  }
}, 900_000);

/** Returns the visitor's level from the VIP page; undefined for a guest. */
const levelIn = (pages: ReadonlyMap<string, string>) =>
  /id="vip-now".*?<p class="text-2xl font-bold">([^<]*)</s.exec(
    pages.get("/member/vip") ?? "",
  )?.[1];
