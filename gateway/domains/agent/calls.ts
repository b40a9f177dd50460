/** Catalogue rows: the agent's team. Wire: docs/platform-wire-accounts.md, "Agent". */
import * as v from "valibot";
import { differenceOf } from "../../../brands/amount.ts";
import { listOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import { changeCall, readCall, reportCall } from "../../platform/call.ts";
import { rangeInput } from "../../values/date-range.ts";
import { wireGameType } from "../../values/game-type.ts";
import { wireAmount, wireRate, wireSum } from "../../values/money.ts";
import { pageAnswer, pageEntries, pageInput } from "../../values/offset-page.ts";
import { wirePayer } from "../../values/payer.ts";
import { currencyAnswer, currencyInput } from "../../values/report-currency.ts";
import { sortInput } from "../../values/sort.ts";
import {
  anyAnswer,
  orElse,
  wireDay,
  wireFlag,
  wireId,
  wireInteger,
  wireLabel,
  wireMoment,
  wireWord,
} from "../../values/wire-values.ts";
import { announcement } from "../announcements/wire.ts";
import {
  accountSums,
  downlineMember,
  downlinePath,
  referralLinkShape,
  teamSums,
  wireDownlineType,
  wireOwnRates,
  wirePlay,
  wireRates,
} from "./wire.ts";

const links = "/wps/agent/links";
const ratesInput = v.record(v.string(), v.string());
const downlineType = v.picklist(["MEMBER", "AGENT"]);

const count = orElse(wireInteger, 0);
const counts = { newMembers: count, activeMembers: count };

export const agentAnnouncements = readCall({
  id: "CA50",
  path: "/wps/agent/announcements",
  request: v.object(pageInput),
  answer: pageAnswer(announcement),
  summary: "The operator's announcements to agents.",
});

export const teamOverview = reportCall({
  id: "CA51",
  path: "/wps/agent/overview",
  fill: { zone: "zone" },
  request: v.object({ ...rangeInput, ...currencyInput }),
  answer: v.pipe(
    v.object({
      ...currencyAnswer,
      sumsSince: wireMoment,
      teamBalance: wireSum,
      members: count,
      ...counts,
      ...teamSums,
      profit: orElse(wireAmount, null),
      commission: wireSum,
      commissionGiven: wireSum,
      commissionNet: v.nullish(wireAmount, null),
      days: orElse(
        listOf(v.object({ day: wireDay, ...counts, ...teamSums, profit: wireSum })),
        null,
      ),
    }),
    v.transform((team) => ({
      ...team,
      commissionNet: team.commissionNet ?? differenceOf(team.commission, team.commissionGiven),
    })),
  ),
  summary: "Figures of the team, in total and by day.",
});

export const registerDownline = changeCall({
  id: "CA52",
  path: "/wps/agent/register",
  encrypted: true,
  group: "money",
  request: v.object({
    account: v.string(),
    password: v.string(),
    type: downlineType,
    rates: ratesInput,
  }),
  answer: v.object({ id: orElse(wireId, "") }),
  summary: "Registers a direct member of the agent.",
});

export const referralLinks = readCall({
  id: "CA53",
  path: links,
  answer: listOf(referralLinkShape),
  summary: "The agent's registration links.",
});

export const createLink = changeCall({
  id: "CA54",
  path: links,
  group: "money",
  request: v.object({
    type: downlineType,
    rates: ratesInput,
    name: v.optional(v.string()),
    campaign: v.optional(v.string()),
    landing: v.optional(v.string()),
    requestId: v.string(),
  }),
  answer: v.object({
    ...referralLinkShape.entries,
    code: orElse(wireId, null),
    type: orElse(wireDownlineType, null),
  }),
  summary: "Creates a registration link.",
});

export const linkLimit = readCall({
  id: "CA109",
  path: `${links}/limit`,
  answer: v.object({ max: wireInteger }),
  summary: "The largest number of registration links of an agent.",
});

export const agentStanding = readCall({
  id: "CA108",
  path: "/wps/agent/standing",
  answer: v.object({
    frozen: wireFlag,
    reason: v.fallback(v.nullish(wireWord(["DIVIDEND_UNPAID"]), null), null),
    since: wireMoment,
    account: orElse(wireLabel, null),
    amount: orElse(wireAmount, null),
  }),
  summary: "Whether the agent's account is frozen, and the reason.",
});

export const deleteLink = changeCall({
  id: "CA55",
  method: "DELETE",
  path: links,
  group: "money",
  request: v.object({ code: v.string() }),
  answer: anyAnswer,
  summary: "Deletes a registration link.",
});

export const visitLink = changeCall({
  id: "CA84",
  path: `${links}/visits`,
  moduleId: "AFFMAN3",
  token: "none",
  group: "note",
  request: v.object({
    code: v.string(),
    params: v.optional(v.record(v.string(), v.string())),
  }),
  answer: anyAnswer,
  summary: "Counts a visit of a registration link.",
});

export const ownRates = readCall({
  id: "CA56",
  path: "/wps/agent/rates",
  answer: wireOwnRates,
  summary: "The agent's own rates, and the rates that it may give.",
});

export const downlineList = readCall({
  id: "CA57",
  path: "/wps/agent/downline",
  request: v.object({
    ...pageInput,
    ...sortInput,
    parent: v.optional(v.string()),
    search: v.optional(v.string()),
  }),
  answer: v.object({
    ...pageEntries(v.object(downlineMember)),
    path: downlinePath,
  }),
  summary: "One page of the agent's team.",
});

export const downlineAccount = reportCall({
  id: "CA66",
  path: "/wps/agent/downline/account",
  request: v.object({ account: v.string(), ...rangeInput }),
  answer: v.pipe(
    v.object({
      ...downlineMember,
      path: downlinePath,
      own: orElse(accountSums, null),
      line: orElse(accountSums, null),
      sumsSince: wireMoment,
      roundsSince: wireMoment,
      transactionsSince: wireMoment,
    }),
    v.transform(({ path, own, line, sumsSince, roundsSince, transactionsSince, ...member }) => ({
      member,
      path,
      own,
      line,
      sumsSince,
      roundsSince,
      transactionsSince,
    })),
  ),
  summary: "One account of the agent's team, with its figures.",
});

export const teamCurrencies = readCall({
  id: "CA159",
  path: "/wps/agent/currencies",
  answer: v.array(
    renamed(v.object({ currency: orElse(wireId, null), accounts: orElse(wireInteger, null) }), {
      currency: "code",
    }),
  ),
  summary: "The currencies of the agent's team.",
});

export const rateChanges = readCall({
  id: "CA172",
  path: "/wps/agent/rateChanges",
  request: v.object({ account: v.string() }),
  answer: listOf(
    renamed(
      v.object({
        id: wireId,
        by: wirePayer,
        at: wireMoment,
        from: orElse(wireMoment, null),
        gameType: wireGameType,
        before: orElse(wireRate, null),
        after: wireRate,
      }),
      { gameType: "type" },
    ),
  ),
  summary: "What was changed of an account's rates, by whom and when.",
});

export const rateEffect = reportCall({
  id: "CA173",
  path: "/wps/agent/rateEffect",
  fill: { zone: "zone" },
  request: v.object({ accounts: v.string() }),
  answer: v.object({
    startsAt: wireMoment,
    from: wireMoment,
    to: wireMoment,
    currency: wireId,
    // Values may be unreadable here: the review then refuses all, so that it lacks nothing.
    accounts: orElse(
      listOf(v.object({ account: wireId, rates: wireRates, givenOn: wireRates, play: wirePlay })),
      [],
    ),
  }),
  summary: "From when on a change of rates holds, and the play that it would have been for.",
});

export const setRates = changeCall({
  id: "CA58",
  method: "PUT",
  path: "/wps/agent/downline/rates",
  encrypted: true,
  group: "money",
  request: v.object({
    account: v.string(),
    rates: ratesInput,
    /** From when on they hold, in ms; a platform without CA173 gets none. */
    from: v.optional(v.number()),
  }),
  answer: anyAnswer,
  summary: "Changes the rates of a member of the team.",
});
