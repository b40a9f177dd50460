/** Catalogue row: what needs an agent's attention. Wire: docs/platform-wire-accounts.md, "Agent". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import { reportCall } from "../../platform/call.ts";
import { wireGameType } from "../../values/game-type.ts";
import { wireAmount, wireCurrency, wireRate } from "../../values/money.ts";
import { pageEntries, pageInput } from "../../values/offset-page.ts";
import { wirePayer } from "../../values/payer.ts";
import {
  orElse,
  wireId,
  wireInteger,
  wireLabel,
  wireMoment,
  wireWord,
} from "../../values/wire-values.ts";

const kinds = [
  "OWN_CONTRACT_ENDED",
  "CONTRACT_ENDED",
  "CONTRACT_FROZEN",
  "CONTRACT_ABOVE_OWN",
  "RATE_ABOVE_OWN",
  "PAY_PENDING",
  "NEW_WITHOUT_DEPOSIT",
  "INACTIVE",
  "BIG_WIN",
  "LARGE_DEPOSIT",
  "LARGE_WITHDRAWAL",
] as const;

const contractKinds = {
  DIVIDEND: "DIVIDEND",
  DAILY: "DAILY_SALARY",
  HOURLY: "HOURLY_SALARY",
  REALTIME: "REAL_TIME_SALARY",
} as const;

const contract = v.pipe(
  wireWord(["DIVIDEND", "DAILY", "HOURLY", "REALTIME"]),
  v.transform((kind) => contractKinds[kind]),
);

const row = renamed(
  v.object({
    id: wireId,
    /** Null for the operator. */
    account: wirePayer,
    at: wireMoment,
    since: orElse(wireMoment, null),
    amount: orElse(wireAmount, null),
    currency: wireCurrency,
    contract: orElse(contract, null),
    direction: orElse(wireWord(["RECEIVED", "PAID"]), null),
    game: orElse(wireLabel, null),
    gameType: orElse(wireGameType, null),
    rate: orElse(wireRate, null),
    own: orElse(wireRate, null),
  }),
  { own: "ownRate", gameType: "type" },
);

const wish = {
  bigWin: v.optional(v.string()),
  deposit: v.optional(v.string()),
  withdrawal: v.optional(v.string()),
  inactiveDays: v.optional(v.number()),
  inactiveType: v.optional(v.literal("MEMBER")),
  newDays: v.optional(v.number()),
  pendingDays: v.optional(v.number()),
  hidden: v.optional(v.string()),
  never: v.optional(v.string()),
};

export const attention = reportCall({
  id: "CA167",
  path: "/wps/agent/attention",
  method: "POST",
  request: v.object(wish),
  answer: v.object({
    thresholds: orElse(
      v.object({
        bigWin: wireAmount,
        deposit: wireAmount,
        withdrawal: wireAmount,
        inactiveDays: wireInteger,
      }),
      null,
    ),
    items: listOf(
      v.object({
        kind: wireWord(kinds),
        count: wireInteger,
        rows: orElse(listOf(row), []),
      }),
    ),
  }),
  summary: "What needs an agent's attention.",
});

export const attentionEntries = reportCall({
  id: "CA180",
  path: "/wps/agent/attention/entries",
  method: "POST",
  request: v.object({ ...pageInput, ...wish, kind: v.picklist(kinds) }),
  answer: v.object(pageEntries(row)),
  summary: "All entries of one kind that need an agent's attention.",
});
