/** For tests of referral links: a world in which accounts register by links, deposit and play for ten days. */

import { createLink, visitLink } from "../../../gateway/domains/agent/calls.ts";
import { gameList } from "../../../gateway/domains/games/calls.ts";
import { launchGame } from "../../../gateway/domains/games/personal-calls.ts";
import { register } from "../../../gateway/domains/session/account-calls.ts";
import { requestDeposit } from "../../../gateway/domains/wallet/deposit-calls.ts";
import { demoPassword, type TestWorld } from "../support/sandbox.ts";
import { dayMs, now, seededAt } from "./income-oracle.ts";

const minute = 60_000;
const rates = { RNG: "0.3" };

/** What happened, as this test did it. */
export interface Lived {
  /** The codes by the agent's account. */
  codes: Record<string, string[]>;
  visits: { code: string; at: number; campaign: string; source: string }[];
  accounts: { account: string; code: string; at: number; campaign: string; source: string }[];
}

/** A visitor of each day: by which link, with which parameters, and at which hour (UTC). */
const visitors = [
  { day: 0, hour: 6, link: 0, params: { utm_source: "forum", utm_campaign: "autumn" } },
  { day: 1, hour: 15.5, link: 0, params: {} },
  { day: 2, hour: 16.5, link: 1, params: { utm_source: "kakao", utm_campaign: "autumn" } },
  { day: 3, hour: 23.75, link: 2, params: { utm_source: "forum" } },
  { day: 5, hour: 14.99, link: 1, params: {} },
  { day: 8, hour: 3, link: 0, params: { utm_source: "forum", utm_campaign: "autumn" } },
] as const;

/**
 * Lives ten days from the seed on. Links 0 and 1 are agent1's, 2 is agent2's; on each day on which nobody registers
 * the accounts that are there deposit and play.
 */
export async function liveByLinks(world: TestWorld): Promise<Lived> {
  const at = async (time: number) => {
    await world.switch("set", { clockAheadMs: time - Date.now() });
    return time;
  };
  await world.switch("reset", { clockAheadMs: seededAt - Date.now() });
  const codes: Lived["codes"] = {};
  const links: string[] = [];
  for (const owner of ["agent1", "agent1", "agent2"]) {
    const { platform } = world.visit(await world.signIn(owner));
    const type = links.length === 1 ? "AGENT" : "MEMBER";
    const wish = { type, rates, requestId: crypto.randomUUID() } as const;
    const { code } = await platform.call(createLink, wish);
    links.push(code ?? "");
    codes[owner] = [...(codes[owner] ?? []), code ?? ""];
  }
  const lived: Lived = { codes, visits: [], accounts: [] };
  const midnight = Math.floor(seededAt / dayMs) * dayMs;
  for (let day = 0; day <= 10; day += 1) {
    for (const [name, visitor] of visitors.entries()) {
      if (visitor.day !== day) continue;
      const { params } = visitor;
      const code = links[visitor.link] ?? "";
      const origin = {
        campaign: "utm_campaign" in params ? params.utm_campaign : "",
        source: "utm_source" in params ? params.utm_source : "",
      };
      const time = midnight + day * dayMs + visitor.hour * 60 * minute;
      for (let times = 0; times <= name % 2; times += 1) {
        await at(time + times * minute);
        await world.visit().platform.call(visitLink, { code, params });
        lived.visits.push({ code, at: time + times * minute, ...origin });
      }
      await at(time + 2 * minute);
      const account = `bylink${name}`;
      const captcha = await world.solveCaptcha();
      await world.visit().platform.call(register, {
        username: account,
        password: demoPassword,
        confirmPassword: demoPassword,
        payeeName: "Dana Fields",
        domain: "portal.test",
        login: true,
        registerMethod: "WEB",
        registerUrl: "https://portal.test/register",
        captcha,
        referralCode: code,
        linkParams: params,
      });
      lived.accounts.push({ account, code, at: time + 2 * minute, ...origin });
    }
    const accounts = lived.accounts.map((each) => each.account);
    await depositAndPlay(world, { day, midnight, accounts, at });
  }
  await at(now);
  await world.switch("reopen", {});
  return lived;
}

interface Day {
  day: number;
  midnight: number;
  accounts: readonly string[];
  at: (time: number) => Promise<number>;
}

/** Late on a day: who is there deposits on odd days and plays on every day, before and after midnight of Seoul. */
async function depositAndPlay(world: TestWorld, { day, midnight, accounts, at }: Day) {
  if (day === 10) return;
  const evening = midnight + day * dayMs + 23.9 * 60 * minute;
  if (evening > now) return;
  await at(evening);
  for (const [place, account] of accounts.entries()) {
    const { platform, scope } = world.visit(await world.signIn(account));
    if ((day + place) % 2 === 1) {
      const amount = `${(place + 1) * 100 + day}.25`;
      await platform.call(requestDeposit, {
        methodId: "bank",
        amount,
        payerName: "Dana Fields",
        requestId: crypto.randomUUID(),
      });
      await at(evening + minute);
    }
    const games = { pageNo: 1, pageSize: 20, type: "RNG" } as const;
    const { content } = await platform.call(gameList, games);
    const game = content.find((each) => each !== null);
    if (!game) throw new Error("no game");
    const { id, code: gameCode, type, vendorCode } = game;
    const backUrl = "http://localhost/";
    const started = { gameId: Number(id), gameCode, type, vendorCode, backUrl };
    const { url } = await platform.call(launchGame, started);
    for (const stake of ["1.25", "3.00"]) {
      await scope.platform.fetch(
        new Request(`${scope.platform.origin}${new URL(url ?? "").pathname}/round`, {
          method: "POST",
          body: JSON.stringify({ kind: "slot", stake }),
        }),
      );
    }
  }
}
