/** Catalogue rows: what the platform knows of a person, for the register of excluded persons. Assumed (G17). */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { changeCall, readCall } from "../../platform/call.ts";
import { breakKinds } from "../../protection/breaks/break-lengths.ts";
import {
  anyAnswer,
  orElse,
  requiredFlag,
  requiredMoment,
  wireLabel,
  wireMoment,
  wireText,
  wireWord,
} from "../../values/wire-values.ts";

export const identity = readCall({
  id: "CA123",
  path: "/wps/member/identity",
  answer: v.object({
    mobile: wireText,
    email: wireText,
    cards: orElse(listOf(wireLabel), []),
    realName: wireText,
    birthday: wireText,
  }),
  summary: "The account's identifying data without masks, for its keyed hashes.",
});

/** Asked with a login's token for its owner, without one for what a registration knows (G21). */
export const checkRegister = readCall({
  id: "CA124",
  method: "POST",
  path: "/wps/exclusion/register",
  token: "optional",
  encrypted: true,
  request: v.object({ mobile: v.optional(v.string()), email: v.optional(v.string()) }),
  answer: v.object({ excluded: requiredFlag }),
  summary: "Whether the market's register of excluded persons has a person.",
});

export const exclusion = readCall({
  id: "CA125",
  path: "/wps/member/exclusion",
  answer: v.object({
    kind: v.nullable(wireWord(breakKinds)),
    from: wireMoment,
    until: v.nullish(requiredMoment, null),
  }),
  summary: "The platform's own exclusion of the account.",
});

export const setExclusion = changeCall({
  id: "CA126",
  path: "/wps/member/exclusion",
  group: "personal",
  request: v.object({
    kind: v.picklist(breakKinds),
    from: v.number(),
    until: v.nullable(v.number()),
    marketing: v.literal(false),
  }),
  answer: anyAnswer,
  summary: "Tells the platform of a break; an exclusion is never shortened.",
});
