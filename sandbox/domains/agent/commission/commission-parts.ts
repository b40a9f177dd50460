import * as v from "valibot";
import { defineCall } from "../../../http/call.ts";
import { cutPage } from "../../../http/page-answer.ts";
import { paging } from "../../../http/params.ts";
import { memberById } from "../../member/profile.ts";
import { roundsSince } from "../../records/entries-since.ts";
import { formatRate } from "../../records/rates.ts";
import { formatAmount } from "../../wallet/money.ts";
import {
  givenWorth,
  ownWorth,
  partsOf,
  playFilter,
  readPlay,
  readsRounds,
  sumIn,
  type Worth,
} from "./play-parts.ts";

/**
 * CA176: what commission is made of: play by type of game and the caller's rate that held (`own`), and page by page the
 * play of direct members' lines with the rate passed on, the highest first. Each is rounded once, so that own less given
 * is the commission of CA60, CA150 (of one day) and CA152 (of one row).
 */
export const commissionParts = defineCall({
  id: "CA176",
  methods: ["GET"],
  path: "/wps/agent/commissionParts",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: v.strictObject({ ...paging, ...playFilter }),
  run: (context, params) => {
    const { db } = context;
    const play = readPlay(context, params);
    const parts = partsOf(db, "type", play);
    const [own, given] = [ownWorth(parts), givenWorth(parts)];
    const order = (a: Worth, b: Worth) => b.amount - a.amount || b.validStake - a.validStake;
    const [ownSum, givenSum] = [sumIn(own, "amount"), sumIn(given, "amount")];
    const { content, ...page } = cutPage(given.sort(order), params);
    return {
      ...page,
      content: content.map(({ branch, ...row }) => ({
        account: memberById(db, branch)?.account ?? String(branch),
        ...wireWorth(row),
      })),
      own: own.sort(order).map(({ branch: _, ...row }) => wireWorth(row)),
      totals: {
        validStake: formatAmount(sumIn(own, "validStake")),
        own: formatAmount(ownSum),
        given: formatAmount(givenSum),
        net: formatAmount(ownSum - givenSum),
      },
      currency: play.currency,
      since: readsRounds("type", play) ? roundsSince(db) : null,
      roundsSince: roundsSince(db),
    };
  },
});

const wireWorth = ({ gameType, rate, validStake, amount }: Omit<Worth, "branch">) => ({
  gameType,
  rate: formatRate(rate),
  validStake: formatAmount(validStake),
  amount: formatAmount(amount),
});
