import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { accountName, noParams } from "../../http/params.ts";
import { gameTypes } from "../games/game-types.ts";
import { memberByAccount } from "../member/profile.ts";
import { dayMs, quarterMs, startOfQuarter } from "../records/days.ts";
import { formatRate, ratesParam } from "../records/rates.ts";
import { lowestRates, ratesGivenOn, ratesOfMember, setRates } from "./commission/rate-times.ts";
import { noteRateChanges } from "./rate-changes.ts";

/**
 * Refuses rates above those that the agent has itself from a time on: `contract.rate` with `gameType` and `max`.
 */
export function checkRates(
  db: Database,
  agentId: number,
  rates: Readonly<Record<string, number>>,
  from: number,
): void {
  const own = lowestRates(db, agentId, from);
  for (const [gameType, value] of Object.entries(rates)) {
    const most = own.get(gameType) ?? 0;
    if (value > most) {
      throw new PlatformError("contract.rate", { value: { gameType, max: formatRate(most) } });
    }
  }
}

/** CA56: the agent's rates by game type, and the most that may be given: the lowest that it has from now on. */
export const agentRates = defineCall({
  id: "CA56",
  methods: ["GET"],
  path: "/wps/agent/rates",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: noParams,
  run: (context) => {
    const { db, now } = context;
    const me = requireMember(context).id;
    const own = ratesOfMember(db, me, now);
    const most = lowestRates(db, me, now);
    return Object.fromEntries(
      gameTypes.map((type) => [
        type,
        { own: formatRate(own.get(type) ?? 0), max: formatRate(most.get(type) ?? 0) },
      ]),
    );
  },
});

/** The beginning of a day in some zone, in ms. */
const rateStart = v.optional(
  v.pipe(v.number(), v.integer(), v.multipleOf(quarterMs, "not the beginning of a day")),
);

/** How far ahead rates can be set. */
const farthestMs = 366 * dayMs;

/**
 * CA58: sets the rates of a direct member from a time on, which is the beginning of a later day (`rate.start`); without it
 * from the running quarter of an hour on. A rate may be neither above the agent's own nor below what the account has given
 * on from then (`contract.rate`). Other accounts: `transfer.not.related`.
 */
export const setDownlineRates = defineCall({
  id: "CA58",
  methods: ["PUT"],
  path: "/wps/agent/downline/rates",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  encrypted: true,
  params: v.strictObject({ account: accountName, rates: ratesParam, from: rateStart }),
  run: (context, { account, rates, from: wanted }) => {
    const { db, now } = context;
    const me = requireMember(context);
    const other = memberByAccount(db, account);
    if (other?.uplineId !== me.id) throw new PlatformError("transfer.not.related");
    if (wanted !== undefined && (wanted <= now || wanted > now + farthestMs)) {
      throw new PlatformError("rate.start");
    }
    const from = wanted ?? startOfQuarter(now);
    checkRates(db, me.id, rates, from);
    const given = ratesGivenOn(db, other.id, from);
    for (const [gameType, value] of Object.entries(rates)) {
      const least = given.get(gameType) ?? 0;
      if (value < least) {
        const min = formatRate(least);
        throw new PlatformError("contract.rate", { value: { gameType, min } });
      }
    }
    noteRateChanges(db, other.id, rates, { by: me.account, at: now, from });
    setRates(db, other.id, rates, from);
    return {};
  },
});
