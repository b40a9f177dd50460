/** Figures of referral links must equal what this test adds up itself from visits, registrations, transactions and rounds (N10). */
import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { hanbit } from "../../../brands/hanbit.ts";
import {
  createLink,
  deleteLink,
  downlineList,
  referralLinks,
  visitLink,
} from "../../../gateway/domains/agent/calls.ts";
import {
  changeLink,
  linkDays,
  linkFigures,
  linkSources,
} from "../../../gateway/domains/links/calls.ts";
import { register } from "../../../gateway/domains/session/account-calls.ts";
import { refusalOf } from "../support/case.ts";
import { startSandbox } from "../support/sandbox.ts";
import {
  add,
  all,
  dayMs,
  enter,
  type Money,
  type Movement,
  now,
  type Round,
  units,
} from "./income-oracle.ts";
import { liveByLinks } from "./link-oracle.ts";

const sandbox = await startSandbox();
const world = sandbox.world("links");
const lived = await liveByLinks(world);

interface Figures {
  visits: number;
  registrations: number;
  firstDeposits: number;
  secondDeposits: number;
  deposits: Money;
  revenue: Money;
}
interface Found {
  linkReport: { links: { link: { code: string }; figures: Figures }[]; totals: Figures };
  linkSources: {
    rows: { campaign: string | null; source: string | null; figures: Figures }[];
    totals: Figures;
  };
}
interface FoundLink {
  linkDays: { days: { day: string; figures: Figures }[]; totals: Figures } | null;
}

const figures =
  "visits registrations firstDeposits secondDeposits deposits { amount } revenue { amount }";
const report = `query ($range: DateRange!) { agent {
  linkReport(range: $range) { links { link { code } figures { ${figures} } } totals { ${figures} } }
  linkSources(range: $range) { rows { campaign source figures { ${figures} } } totals { ${figures} } }
} }`;
const ofLink = `query ($code: ID!, $range: DateRange!) { agent {
  linkDays(code: $code, range: $range) { days { day figures { ${figures} } } totals { ${figures} } }
} }`;

const accountsOf = `query ($range: DateRange!, $filter: TeamFilter!) { agent {
  teamFigures(range: $range, filter: $filter, limit: 100) {
    nodes { account link registered } pageInfo { total }
    totals { deposit { amount } commission { amount } } } } }`;
interface FoundAccounts {
  teamFigures: {
    nodes: { account: string; link: string; registered: number }[];
    pageInfo: { total: number };
    totals: { deposit: Money; commission: Money } | null;
  };
}
const quarterMs = 900_000;

const plain = ({ deposits, revenue, ...counts }: Figures) => ({
  ...counts,
  deposits: units(deposits),
  revenue: units(revenue),
});

describe.each([
  ["agent1", aurora.gmtOffset],
  ["agent1", hanbit.gmtOffset],
  ["agent2", aurora.gmtOffset],
] as const)("%s by the days of %s", (name, zone) => {
  it("N20 N10 CA171 CA161 CA162 CA163 every figure equals single visits, registrations, transactions and rounds", async () => {
    const run = await enter(world, name, zone);
    const hours = Date.parse("1970-01-01T00:00:00Z") - Date.parse(`1970-01-01T00:00:00${zone}`);
    const dayOf = (at: number) => new Date(at + hours).toISOString().slice(0, 10);
    const dawn = Math.floor((now + hours) / dayMs) * dayMs - hours;
    const whole = `range: { from: ${dawn - 16 * dayMs}, to: ${dawn + dayMs} }`;
    const { agent } = await run<{ agent: { rates: { type: string; own: string }[] } }>(
      "{ agent { rates { type own } } }",
    );
    const rateOf = (type: string) =>
      BigInt(Math.round(Number(agent.rates.find((rate) => rate.type === type)?.own ?? 0) * 10_000));

    const codes = lived.codes[name] ?? [];
    const accounts = lived.accounts.filter(({ code }) => codes.includes(code));
    expect(accounts.length).toBeGreaterThan(0);
    const facts = await Promise.all(
      accounts.map(async (each) => {
        const rounds = (
          await all<Round>(
            run,
            `gameRecords(account: "${each.account}", ${whole}`,
            "account type validStake { amount } at status",
          )
        ).filter(({ status }) => status === "SETTLED");
        const deposits = (
          await all<Movement>(
            run,
            `transactions(account: "${each.account}", ${whole}`,
            "kind amount { amount } at",
          )
        ).filter(({ kind }) => kind === "DEPOSIT");
        return { ...each, rounds, deposits };
      }),
    );
    expect(facts.flatMap(({ rounds }) => rounds).length).toBeGreaterThan(0);
    expect(facts.flatMap(({ deposits }) => deposits).length).toBeGreaterThan(0);

    type Of = (it: { code: string; campaign: string; source: string }) => boolean;
    /** What links, campaigns and sources brought on some days. */
    const figuresOf = (of: Of, on: (day: string) => boolean) => {
      const mine = facts.filter(of);
      const quarters = (deposits: readonly Movement[]) =>
        [...new Set(deposits.map(({ at }) => Math.floor(at / quarterMs) * quarterMs))].sort();
      const isOn = (at: number | undefined) => at !== undefined && on(dayOf(at));
      const revenue = mine.flatMap(({ rounds }) => {
        const groups = new Map<string, Round[]>();
        for (const round of rounds.filter(({ at }) => on(dayOf(at)))) {
          const key = `${dayOf(round.at)} ${round.type}`;
          groups.set(key, [...(groups.get(key) ?? []), round]);
        }
        return [...groups.values()].map(
          (played) =>
            (add(played, ({ validStake }) => units(validStake)) * rateOf(played[0]?.type ?? "")) /
            1_000_000n,
        );
      });
      return {
        visits: lived.visits
          .filter((visit) => codes.includes(visit.code))
          .filter((visit) => of(visit) && on(dayOf(visit.at))).length,
        registrations: mine.filter(({ at }) => on(dayOf(at))).length,
        firstDeposits: mine.filter(({ deposits }) => isOn(quarters(deposits)[0])).length,
        secondDeposits: mine.filter(({ deposits }) => isOn(quarters(deposits)[1])).length,
        deposits: add(
          mine.flatMap(({ deposits }) => deposits).filter(({ at }) => on(dayOf(at))),
          ({ amount }) => units(amount),
        ),
        revenue: add(revenue, (each) => each),
      };
    };

    const seen = { visits: 0, firstDeposits: 0, revenue: 0n };
    for (const [first, last] of [
      [0, 0],
      [1, 1],
      [6, 0],
      [9, 3],
      [11, 0],
      [8, 8],
      [4, 1],
    ] as const) {
      const range = { from: dawn - first * dayMs, to: dawn - (last - 1) * dayMs - 1 };
      const within = (day: string) => day >= dayOf(range.from) && day <= dayOf(range.to);
      const said = `${name} ${zone} ${first}..${last}`;
      const { agent: found } = await run<{ agent: Found }>(report, { range });
      const { linkReport, linkSources: bySource } = found;
      expect(linkReport.links.map(({ link }) => link.code).sort(), said).toEqual([...codes].sort());
      const total = figuresOf(() => true, within);
      expect(plain(linkReport.totals), said).toEqual(total);
      expect(plain(bySource.totals), said).toEqual(total);
      for (const { link, figures: shown } of linkReport.links) {
        const own: Of = ({ code }) => code === link.code;
        expect(plain(shown), `${said} ${link.code}`).toEqual(figuresOf(own, within));
        const list = async (having: string) => {
          const filter = { link: link.code, having };
          const { agent: listed } = await run<{ agent: FoundAccounts }>(accountsOf, {
            range,
            filter,
          });
          return listed.teamFigures;
        };
        for (const [step, having] of [
          ["registrations", "REGISTERED"],
          ["firstDeposits", "FIRST_DEPOSIT"],
          ["secondDeposits", "SECOND_DEPOSIT"],
        ] as const) {
          const { pageInfo, nodes } = await list(having);
          expect(pageInfo.total, `${said} ${link.code} ${step}`).toBe(shown[step]);
          for (const each of nodes) expect(each.link).toBe(link.code);
        }
        const noMoney = { amount: "0" };
        const { totals: paid } = await list("DEPOSIT");
        expect(units(paid?.deposit ?? noMoney), said).toBe(units(shown.deposits));
        const { totals: played } = await list("PLAY");
        expect(units(played?.commission ?? noMoney), said).toBe(units(shown.revenue));
        const { agent: one } = await run<{ agent: FoundLink }>(ofLink, { code: link.code, range });
        expect(one.linkDays?.days.map(({ day }) => day)).toEqual(
          Array.from({ length: first - last + 1 }, (_, at) => dayOf(range.from + at * dayMs)),
        );
        for (const { day, figures: ofDay } of one.linkDays?.days ?? []) {
          expect(plain(ofDay), `${said} ${link.code} ${day}`).toEqual(
            figuresOf(own, (each) => each === day),
          );
        }
        expect(one.linkDays && plain(one.linkDays.totals)).toEqual(plain(shown));
      }
      for (const row of bySource.rows) {
        const own: Of = ({ campaign, source }) =>
          campaign === (row.campaign ?? "") && source === (row.source ?? "");
        expect(plain(row.figures), `${said} ${row.campaign} ${row.source}`).toEqual(
          figuresOf(own, within),
        );
      }
      seen.visits += total.visits;
      seen.firstDeposits += total.firstDeposits;
      seen.revenue += total.revenue;
    }
    for (const value of Object.values(seen)) expect(Number(value)).toBeGreaterThan(0);
  }, 120_000);
});

it("N10 CA162 CA163 CA164 a link is its owner's alone: sibling, upline, someone below and a member see nothing of it", async () => {
  const [own = ""] = lived.codes.agent2 ?? [];
  const range = { from: now - 5 * dayMs, to: now };
  const refusal = async (who: string, code: string, call: "days" | "sources" | "change") => {
    const { platform } = world.visit(await world.signIn(who));
    const requested =
      call === "days"
        ? platform.call(linkDays, { code, ...range })
        : call === "sources"
          ? platform.call(linkSources, { code, ...range })
          : platform.call(changeLink, { code, name: "mine now", campaign: "", landing: "" });
    return refusalOf(requested);
  };
  for (const call of ["days", "sources", "change"] as const) {
    // agent1 is above, agent3 below, agent6 beside agent2.
    for (const who of ["agent1", "agent3", "agent6"]) {
      expect(await refusal(who, own, call), `${who} ${call}`).toBe("affiliate.invalid");
      expect(await refusal(who, "NOSUCH99", call)).toBe("affiliate.invalid");
    }
    expect(await refusal("player1", own, call)).toBe("function.not.available");
    expect(await refusal("agent2", own, call)).not.toBe("affiliate.invalid");
  }
  const run = await enter(world, "agent1", aurora.gmtOffset);
  for (const code of [own, "NOSUCH99"]) {
    const { agent } = await run<{ agent: FoundLink }>(ofLink, { code, range });
    expect(agent).toEqual({ linkDays: null });
  }
  const { platform } = world.visit(await world.signIn("agent6"));
  expect(await platform.call(linkFigures, range)).toMatchObject({ links: [] });
  await platform.call(deleteLink, { code: own }).catch(() => null);
  const owner = world.visit(await world.signIn("agent2")).platform;
  expect((await owner.call(referralLinks, {})).map(({ code }) => code)).toContain(own);
});

it("N10 CA55 CA161 C7 a link that was switched off keeps its figures and its accounts, and takes no more", async () => {
  const there = sandbox.world("retired");
  const { platform } = there.visit(await there.signIn("agent1"));
  const wish = { type: "MEMBER", rates: { RNG: "0.1" }, name: "=1+1", campaign: "Expo" } as const;
  const made = await platform.call(createLink, { ...wish, landing: "/promotions", requestId: "r" });
  const code = made.code ?? "";
  const enroll = async (username: string) =>
    there.visit().platform.call(register, {
      username,
      password: "Aurora#2027",
      confirmPassword: "Aurora#2027",
      payeeName: "D F",
      domain: "portal.test",
      login: true,
      registerMethod: "WEB",
      referralCode: code,
      registerUrl: "https://portal.test/register",
      captcha: await there.solveCaptcha(),
    });
  await there.visit().platform.call(visitLink, { code });
  await enroll("early01");
  const search = { pageNo: 1, pageSize: 1, search: "early01" };
  const rates = expect.arrayContaining([{ type: "RNG", rate: "0.1" }]);
  expect((await platform.call(downlineList, search)).content).toMatchObject([{ level: 1, rates }]);
  await platform.call(deleteLink, { code });
  expect(await platform.call(referralLinks, {})).toEqual([]);
  await expect(there.visit().platform.call(visitLink, { code })).rejects.toThrow();
  await enroll("late01");
  const range = { from: Date.now() - dayMs, to: Date.now() + 60_000 };
  const link = (await platform.call(linkFigures, range)).links?.[0];
  expect(link).toMatchObject({ name: "=1+1", campaign: "Expo", landing: "/promotions" });
  expect(link).toMatchObject({ visits: 1, registrations: 1, retiredAt: expect.any(Number) });
});
