/** Breaks of players, and the sessions of an account on this site (decision 0042). */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { breaksResolvers } from "./resolvers.ts";

export const breaks = defineDomain({
  rows: calls,
  fields: {
    "Query.breakChoices": { access: rule.real },
    "Query.breakNotice": { access: rule.anyone },
    "Query.openSessions": { access: rule.real },
    "Query.newSignIns": { access: rule.real },
    // A break is open to everybody, wherever the visitor is.
    "Mutation.startBreak": {
      access: rule.real,
      effect: "NONE",
      audit: { kind: "EXCLUSION", facts: ["length"] },
    },
    "Mutation.requestReturn": { access: rule.anyone, effect: "NONE", audit: { kind: "EXCLUSION" } },
    "Mutation.endOpenSession": { access: rule.real, effect: "NONE", audit: { kind: "LOGOUT" } },
    "Mutation.endOtherSessions": { access: rule.real, effect: "NONE", audit: { kind: "LOGOUT" } },
    "Mutation.readNewSignIns": {
      access: rule.real,
      effect: "NONE",
      audit: { none: "marks messages" },
    },
  },
  resolvers: breaksResolvers,
});
