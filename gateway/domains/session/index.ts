/** Login, logout, registration, passwords. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as accounts from "./account-calls.ts";
import * as calls from "./calls.ts";
import { sessionResolvers } from "./resolvers.ts";

export const session = defineDomain({
  rows: { ...calls, ...accounts },
  fields: {
    "Query.captcha": { access: rule.anyone },
    "Query.pendingLogin": { access: rule.anyone },
    "Query.codeCountdown": { access: rule.anyone },
    "Query.affiliate": { access: rule.anyone },
    "Query.pendingIdentity": { access: rule.anyone },
    "Mutation.keepAlive": {
      access: rule.anyone,
      effect: "NONE",
      audit: { none: "extends the session" },
    },
    "Mutation.login": {
      access: rule.anyoneKnown,
      effect: "NONE",
      anyPage: true,
      audit: { kind: "LOGIN" },
    },
    "Mutation.socialLogin": {
      access: rule.anyoneKnown,
      effect: "NONE",
      anyPage: true,
      audit: { kind: "LOGIN" },
    },
    "Mutation.freePlay": {
      access: rule.anyoneKnown,
      effect: "PLAY",
      anyPage: true,
      audit: { kind: "LOGIN" },
    },
    "Mutation.confirmLogin": {
      access: rule.anyoneKnown,
      effect: "NONE",
      anyPage: true,
      audit: { kind: "LOGIN" },
    },
    "Mutation.sendCode": {
      access: rule.anyoneKnown,
      effect: "NONE",
      anyPage: true,
      audit: { none: "sends a code; what it proves has its own entry" },
    },
    "Mutation.register": {
      access: rule.anyoneKnown,
      effect: "NONE",
      anyPage: true,
      audit: { kind: "ACCOUNT", facts: ["kind"], subject: "username" },
    },
    "Mutation.requestPasswordMail": {
      access: rule.anyoneKnown,
      effect: "NONE",
      anyPage: true,
      audit: { none: "sends a mail; the new password has its own entry" },
    },
    "Mutation.resetPassword": {
      access: rule.anyoneKnown,
      effect: "NONE",
      anyPage: true,
      audit: { none: "names a mobile number and no account; the next login has its entry" },
    },
    "Mutation.changePassword": {
      access: { level: "real", needsCountry: true, beforePasswordChange: true },
      effect: "NONE",
      audit: { kind: "PASSWORD" },
    },
    "Mutation.setPassword": { access: rule.money, effect: "NONE", audit: { kind: "PASSWORD" } },
    "Mutation.logout": {
      access: rule.anyone,
      effect: "NONE",
      anyPage: true,
      audit: { kind: "LOGOUT" },
    },
  },
  offers: {
    SOCIAL_SIGN_IN: [calls.socialLogin],
    FIRST_PASSWORD: [accounts.setPassword],
  },
  resolvers: sessionResolvers,
});
