/** Catalogue rows: an agent's income, and how its commission changed. Wire: docs/platform-wire-accounts.md, "Agent". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import { reportCall } from "../../platform/call.ts";
import { rangeInput } from "../../values/date-range.ts";
import { wireGameType } from "../../values/game-type.ts";
import { wireAmount } from "../../values/money.ts";
import {
  orElse,
  wireDay,
  wireId,
  wireInteger,
  wireMoment,
  wireWord,
} from "../../values/wire-values.ts";

// Values of a row may be unreadable here: `wholeIncome` then refuses all, so that no sum lacks a row.
const amount = orElse(wireAmount, null);
const day = orElse(wireDay, null);

const payKind = orElse(wireWord(["DIVIDEND", "DAILY", "HOURLY", "REALTIME"]), null);
const bookedKind = orElse(wireWord(["COMMISSION", "SALARY", "DIVIDEND", "BONUS", "REBATE"]), null);

const open = orElse(v.object({ commission: amount, received: amount, paid: amount }), null);

const rows = <Entries extends v.ObjectEntries>(entries: Entries) =>
  orElse(listOf(v.object(entries)), null);

const commission = renamed(
  v.object({
    day,
    gameType: orElse(wireGameType, null),
    validStake: amount,
    own: amount,
    given: amount,
  }),
  { gameType: "type" },
);

export const income = reportCall({
  id: "CA150",
  path: "/wps/agent/income",
  fill: { zone: "zone" },
  request: v.object(rangeInput),
  answer: v.object({
    closedTo: wireMoment,
    finalAt: orElse(wireMoment, null),
    since: wireMoment,
    sumsSince: wireMoment,
    bookedSince: wireMoment,
    commission: orElse(listOf(commission), null),
    pay: rows({ day, kind: payKind, received: amount, paid: amount }),
    lost: rows({ day, received: amount, paid: amount }),
    booked: rows({ day, kind: bookedKind, in: amount, out: amount }),
    months: rows({ from: wireMoment, to: wireMoment, booked: amount, net: amount, byDays: amount }),
    before: open,
    after: open,
    expected: orElse(
      v.object({
        commission: amount,
        pay: rows({ kind: payKind, received: amount, paid: amount, to: wireMoment }),
      }),
      null,
    ),
  }),
  summary: "What an agent earned by day, what was booked for it, and what is open.",
});

const played = v.object({ validStake: wireAmount, net: wireAmount });

/** What is unreadable takes its row with it, so that the rows do not add up and are refused by `partsOf`. */
export const commissionChange = reportCall({
  id: "CA177",
  path: "/wps/agent/commissionChange",
  fill: { zone: "zone" },
  request: v.object({
    ...rangeInput,
    againstFrom: v.number(),
    againstTo: v.number(),
    by: v.picklist(["branch", "account"]),
    most: v.number(),
  }),
  answer: listOf(
    v.object({
      account: v.nullable(wireId),
      accounts: wireInteger,
      products: v.array(v.object({ gameType: wireGameType, before: played, after: played })),
    }),
  ),
  summary: "How an agent's commission differs from that of other days, by branch or account.",
});
