import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { noParams } from "../../http/params.ts";
import { profileOf } from "../member/profile.ts";

/** CA108: whether the caller is frozen (S33), since when, and the dividend that was not paid. */
export const agentStanding = defineCall({
  id: "CA108",
  methods: ["GET"],
  path: "/wps/agent/standing",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: noParams,
  run: (context) => {
    const { frozen, frozenAt, frozenFor } = profileOf(context.db, requireMember(context).id);
    if (!frozen) return { frozen: false };
    const owed = frozenFor === null ? {} : JSON.parse(frozenFor);
    return { frozen: true, reason: "DIVIDEND_UNPAID", since: frozenAt, ...owed };
  },
});
