import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { noParams } from "../../http/params.ts";
import { revokeToken } from "../../http/token.ts";

/** C3: ends the token at once, and with it the game tickets it opened; POST or DELETE (A2). */
export const logout = defineCall({
  id: "C3",
  methods: ["POST", "DELETE"],
  path: "/wps/session/logout",
  modules: ["COMM3"],
  token: "required",
  bodyOptional: true,
  params: noParams,
  run: (context) => {
    requireMember(context);
    if (context.token !== null) revokeToken(context.db, context.token);
    return {};
  },
});
