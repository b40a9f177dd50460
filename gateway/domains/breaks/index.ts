/** Breaks of players, and the sessions of an account on this site (decision 0042). */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { breaksResolvers } from "./resolvers.ts";

export const breaks = defineDomain({
  rows: calls,
  access: {
    "Query.breakChoices": rule.real,
    "Query.breakNotice": rule.anyone,
    "Query.openSessions": rule.real,
    "Query.newSignIns": rule.real,
    // A break is open to everybody, wherever the visitor is.
    "Mutation.startBreak": rule.real,
    "Mutation.requestReturn": rule.anyone,
    "Mutation.endOpenSession": rule.real,
    "Mutation.endOtherSessions": rule.real,
    "Mutation.readNewSignIns": rule.real,
  },
  effects: {
    "Mutation.startBreak": "NONE",
    "Mutation.requestReturn": "NONE",
    "Mutation.endOpenSession": "NONE",
    "Mutation.endOtherSessions": "NONE",
    "Mutation.readNewSignIns": "NONE",
  },
  audit: {
    "Mutation.startBreak": { kind: "EXCLUSION", facts: ["length"] },
    "Mutation.requestReturn": { kind: "EXCLUSION" },
    "Mutation.endOpenSession": { kind: "LOGOUT" },
    "Mutation.endOtherSessions": { kind: "LOGOUT" },
    "Mutation.readNewSignIns": { none: "marks messages" },
  },
  resolvers: breaksResolvers,
});
