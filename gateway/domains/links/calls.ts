/** Catalogue rows: what referral links brought. Wire: docs/platform-wire-accounts.md, "Agent". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { changeCall, reportCall } from "../../platform/call.ts";
import { rangeInput } from "../../values/date-range.ts";
import { wireAmount } from "../../values/money.ts";
import {
  anyAnswer,
  orElse,
  wireDay,
  wireId,
  wireInteger,
  wireLabel,
  wireMoment,
} from "../../values/wire-values.ts";
import { referralLinkShape, wireDownlineType } from "../agent/wire.ts";

const links = "/wps/agent/links";

// Values may be unreadable here: `requireKnown` then refuses all, so that no sum lacks one.
const count = orElse(wireInteger, null);
const amount = orElse(wireAmount, null);
const figures = {
  visits: count,
  registrations: count,
  firstDeposits: count,
  secondDeposits: count,
  deposits: amount,
  revenue: amount,
};

// From when on figures are whole, and from when on their hours are known.
const reach = { sumsSince: wireMoment, roundsSince: wireMoment };

const link = v.object({
  ...referralLinkShape.entries,
  code: orElse(wireId, null),
  type: orElse(wireDownlineType, null),
  ...figures,
});

const days = v.object({ day: orElse(wireDay, null), ...figures });
const sources = v.object({ campaign: wireLabel, source: wireLabel, ...figures });

export const linkFigures = reportCall({
  id: "CA161",
  path: `${links}/figures`,
  fill: { zone: "zone" },
  request: v.object(rangeInput),
  answer: v.object({ links: orElse(listOf(link), null), ...reach }),
  summary: "What each referral link of an agent brought.",
});

export const linkDays = reportCall({
  id: "CA162",
  path: `${links}/days`,
  fill: { zone: "zone" },
  request: v.object({ code: v.string(), ...rangeInput }),
  answer: v.object({
    link: orElse(link, null),
    days: orElse(listOf(days), null),
    ...reach,
  }),
  summary: "What one referral link brought by day.",
});

export const linkSources = reportCall({
  id: "CA163",
  path: `${links}/sources`,
  fill: { zone: "zone" },
  request: v.object({ code: v.optional(v.string()), ...rangeInput }),
  answer: v.object({ sources: orElse(listOf(sources), null), ...reach }),
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
