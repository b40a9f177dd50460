import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { PlatformError } from "../../http/errors.ts";
import { memberById } from "../member/profile.ts";
import { enterOrChallenge } from "./enter.ts";
import { isTaken, linkedMember, readSocial, socialParams } from "./social-accounts.ts";

/**
 * CA92: a social account that is linked by a token (A55). `social.account.unknown` if no account has it;
 * `social.account.conflict` if another account has its address or number; else any error of C1, except for the
 * password's age.
 */
export const socialLogin = defineCall({
  id: "CA92",
  methods: ["POST"],
  path: "/wps/session/login/social",
  modules: ["COMM3"],
  token: "none",
  encrypted: true,
  params: v.strictObject(socialParams),
  run: (context, params) => {
    const who = readSocial(params, context.realNow);
    const memberId = linkedMember(context, who);
    const member = memberId === null ? undefined : memberById(context.db, memberId);
    if (member !== undefined) return enterOrChallenge(context, member);
    const taken = isTaken(context.db, who);
    throw new PlatformError(taken ? "social.account.conflict" : "social.account.unknown");
  },
});
