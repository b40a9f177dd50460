import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { PlatformError } from "../../http/errors.ts";
import { maskName } from "../winners/trickle.ts";
import { sponsorByCode } from "./find-sponsor.ts";
import { memberById } from "./profile.ts";

/** C14: whether an affiliate code belongs to an account (A17, V58); else `affiliate.invalid`. */
export const affiliate = defineCall({
  id: "C14",
  methods: ["GET"],
  path: "/wps/agent/affiliate",
  modules: ["AFFMAN3"],
  token: "optional",
  params: v.strictObject({
    code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
    domain: v.pipe(v.string(), v.minLength(1), v.maxLength(253)),
  }),
  run: ({ db }, { code }) => {
    const sponsor = sponsorByCode(db, code);
    if (sponsor === null) throw new PlatformError("affiliate.invalid");
    const friend = sponsor.referredBy === null ? null : memberById(db, sponsor.referredBy);
    return { valid: true, recommender: maskName((friend ?? sponsor.upline)?.account ?? "") };
  },
});
