import { requireMember } from "~/session/guards/guards.server.ts";
import { loginPath } from "~/session/guards/return-to.ts";
import { queriesFor } from "./queries-for.server.ts";

/** Pages for members lead guests and dead sessions to the login (A9), trial accounts home (A21). */
export const { query: queryMember, defer: deferMemberQuery } = queriesFor({
  admit: requireMember,
  login: (page) => loginPath(page),
});
