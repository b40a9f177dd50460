/** Catalogue rows: the agent's team. Wire: docs/platform-wire-accounts.md, "Agent". */
import * as v from "valibot";
import { defineCall } from "../../platform/call.ts";
import { listOf } from "../../platform/list-of.ts";
import { rangeInput } from "../../values/date-range.ts";
import { wireAmount } from "../../values/money.ts";
import { pageAnswer, pageEntries, pageInput } from "../../values/offset-page.ts";
import {
  anyAnswer,
  noInput,
  wireFlag,
  wireId,
  wireInteger,
  wireMoment,
} from "../../values/wire-values.ts";
import { announcement } from "../announcements/calls.ts";
import { wireDay } from "../records/calls.ts";
import { referralLinkShape, teamSums, wireDownlineType, wireOwnRates, wireRates } from "./wire.ts";

const ours = {
  moduleId: "COMM3",
  token: "required",
  encrypted: false,
  envelope: true,
  cache: null,
  source: "assumed",
} as const;
const read = { ...ours, method: "GET", group: "personal", read: true } as const;
/** Opening accounts and setting rates decide about money: a lost answer must be told as one. */
const change = { ...ours, method: "POST", group: "money", read: false } as const;

const links = "/wps/agent/links";
const ratesInput = v.record(v.string(), v.string());
const downlineType = v.picklist(["MEMBER", "AGENT"]);

const counts = { newMembers: wireInteger, activeMembers: wireInteger };

export const agentAnnouncements = defineCall({
  ...read,
  id: "CA50",
  path: "/wps/agent/announcements",
  request: v.object(pageInput),
  answer: pageAnswer(announcement),
  summary: "What the operator announces to agents.",
});

export const teamOverview = defineCall({
  ...read,
  id: "CA51",
  path: "/wps/agent/overview",
  request: v.object(rangeInput),
  answer: v.object({
    teamBalance: wireAmount,
    members: wireInteger,
    ...counts,
    ...teamSums,
    commission: wireAmount,
    days: listOf(v.object({ day: wireDay, ...counts, ...teamSums, profit: wireAmount })),
  }),
  summary: "The team in figures, with a series by day.",
});

export const registerDownline = defineCall({
  ...change,
  id: "CA52",
  path: "/wps/agent/register",
  encrypted: true,
  request: v.object({
    account: v.string(),
    password: v.string(),
    type: downlineType,
    rates: ratesInput,
  }),
  answer: v.object({ id: wireId }),
  summary: "Opens an account below the agent.",
});

export const referralLinks = defineCall({
  ...read,
  id: "CA53",
  path: links,
  request: noInput,
  answer: listOf(referralLinkShape),
  summary: "Links by which people register below the agent.",
});

export const createLink = defineCall({
  ...change,
  id: "CA54",
  path: links,
  request: v.object({ type: downlineType, rates: ratesInput }),
  answer: referralLinkShape,
  summary: "Makes such a link.",
});

export const deleteLink = defineCall({
  ...change,
  id: "CA55",
  method: "DELETE",
  path: links,
  request: v.object({ code: v.string() }),
  answer: anyAnswer,
  summary: "Takes such a link back.",
});

export const ownRates = defineCall({
  ...read,
  id: "CA56",
  path: "/wps/agent/rates",
  request: noInput,
  answer: wireOwnRates,
  summary: "Rates the agent has and may give.",
});

export const downlineList = defineCall({
  ...read,
  id: "CA57",
  path: "/wps/agent/downline",
  request: v.object({
    ...pageInput,
    parent: v.optional(v.string()),
    search: v.optional(v.string()),
  }),
  answer: v.object({
    ...pageEntries(
      v.object({
        id: wireId,
        account: v.string(),
        type: wireDownlineType,
        level: wireInteger,
        balance: wireAmount,
        members: wireInteger,
        rates: wireRates,
        lastLogin: wireMoment,
        createdAt: wireMoment,
        frozen: wireFlag,
      }),
    ),
    path: v.nullish(listOf(v.object({ id: wireId, account: v.string() })), []),
  }),
  summary: "Who is below the agent, page by page.",
});

export const setRates = defineCall({
  ...change,
  id: "CA58",
  method: "PUT",
  path: "/wps/agent/downline/rates",
  encrypted: true,
  request: v.object({ account: v.string(), rates: ratesInput }),
  answer: anyAnswer,
  summary: "Changes the rates of someone below.",
});
