import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { noParams } from "../../http/params.ts";
import { teamCurrencies } from "./team.ts";

/** CA159: the currencies of the caller and all accounts below, the caller's first, with their number of accounts. */
export const currencies = defineCall({
  id: "CA159",
  methods: ["GET"],
  path: "/wps/agent/currencies",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: noParams,
  run: (context) =>
    teamCurrencies(context.db, requireMember(context).id).map(({ code, accounts }) => ({
      currency: code,
      accounts,
    })),
});
