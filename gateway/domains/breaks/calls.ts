/** Catalogue rows: what the platform knows of a person, for the register of excluded persons. Assumed (G17). */
import * as v from "valibot";
import { readCall } from "../../platform/call.ts";
import { listOf } from "../../platform/decoder/list-of.ts";
import { orElse, wireLabel, wireText } from "../../values/wire-values.ts";

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
