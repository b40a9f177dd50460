import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { accountName, noParams } from "../../http/params.ts";
import { gameTypes } from "../games/game-types.ts";
import { setRates } from "../member/create-member.ts";
import { memberByAccount } from "../member/profile.ts";
import { formatRate, ratesParam } from "../records/rates.ts";
import { ratesGivenOn, ratesOfMember } from "./commission/commission.ts";
import { noteRateChanges } from "./rate-changes.ts";

/** Refuses rates above the agent's own: `contract.rate` with `gameType` and `max`. */
export function checkRates(
  db: Database,
  agentId: number,
  rates: Readonly<Record<string, number>>,
): void {
  const own = ratesOfMember(db, agentId);
  for (const [gameType, value] of Object.entries(rates)) {
    const most = own.get(gameType) ?? 0;
    if (value > most) {
      throw new PlatformError("contract.rate", { value: { gameType, max: formatRate(most) } });
    }
  }
}

/** CA56: the agent's rates by game type, and the most that may be given: the same. */
export const agentRates = defineCall({
  id: "CA56",
  methods: ["GET"],
  path: "/wps/agent/rates",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: noParams,
  run: (context) => {
    const own = ratesOfMember(context.db, requireMember(context).id);
    const entry = (gameType: string) => formatRate(own.get(gameType) ?? 0);
    return Object.fromEntries(
      gameTypes.map((type) => [type, { own: entry(type), max: entry(type) }]),
    );
  },
});

/**
 * CA58: sets the rates of a direct member. A rate may be neither above the agent's own nor below what the account
 * has given on (`contract.rate`). Other accounts: `transfer.not.related`.
 */
export const setDownlineRates = defineCall({
  id: "CA58",
  methods: ["PUT"],
  path: "/wps/agent/downline/rates",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  encrypted: true,
  params: v.strictObject({ account: accountName, rates: ratesParam }),
  run: (context, { account, rates }) => {
    const { db } = context;
    const me = requireMember(context);
    const other = memberByAccount(db, account);
    if (other?.uplineId !== me.id) throw new PlatformError("transfer.not.related");
    checkRates(db, me.id, rates);
    const given = ratesGivenOn(db, other.id);
    for (const [gameType, value] of Object.entries(rates)) {
      const least = given.get(gameType) ?? 0;
      if (value < least) {
        const min = formatRate(least);
        throw new PlatformError("contract.rate", { value: { gameType, min } });
      }
    }
    noteRateChanges(db, other.id, rates, { by: me.account, at: context.now });
    setRates(context, other.id, rates);
    return {};
  },
});
