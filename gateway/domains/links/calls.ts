/** Catalogue rows: what referral links brought. Wire: docs/platform-wire-accounts.md, "Agent". */
import * as v from "valibot";
import { changeCall, reportCall } from "../../platform/call.ts";
import { rangeInput } from "../../values/date-range.ts";
import { wireAmount } from "../../values/money.ts";
import { anyAnswer, wireDay, wireInteger, wireLabel } from "../../values/wire-values.ts";
import { referralLinkShape } from "../agent/wire.ts";

const links = "/wps/agent/links";

// No defaults, and no tolerant lists: a sum that lacks a row or a value would look like the whole.
const figures = {
  visits: wireInteger,
  registrations: wireInteger,
  firstDeposits: wireInteger,
  deposits: wireAmount,
  revenue: wireAmount,
};

const link = v.object({ ...referralLinkShape.entries, ...figures });

export const linkFigures = reportCall({
  id: "CA161",
  path: `${links}/figures`,
  fill: { zone: "zone" },
  request: v.object(rangeInput),
  answer: v.array(link),
  summary: "What each referral link of an agent brought.",
});

export const linkDays = reportCall({
  id: "CA162",
  path: `${links}/days`,
  fill: { zone: "zone" },
  request: v.object({ code: v.string(), ...rangeInput }),
  answer: v.object({ link, days: v.array(v.object({ day: wireDay, ...figures })) }),
  summary: "What one referral link brought by day.",
});

export const linkSources = reportCall({
  id: "CA163",
  path: `${links}/sources`,
  fill: { zone: "zone" },
  request: v.object({ code: v.optional(v.string()), ...rangeInput }),
  answer: v.array(v.object({ campaign: wireLabel, source: wireLabel, ...figures })),
  summary: "What referral links brought by campaign and source of the opened address.",
});

export const changeLink = changeCall({
  id: "CA164",
  method: "PUT",
  path: links,
  group: "money",
  request: v.object({
    code: v.string(),
    name: v.string(),
    campaign: v.string(),
    landing: v.string(),
  }),
  answer: anyAnswer,
  summary: "Says what a referral link is for: name, campaign and page.",
});
