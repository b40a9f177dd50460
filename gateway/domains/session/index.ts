/** Login, logout, registration, passwords. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as accounts from "./account-calls.ts";
import * as calls from "./calls.ts";
import { sessionResolvers } from "./resolvers.ts";

export const session = defineDomain({
  rows: { ...calls, ...accounts },
  access: {
    "Query.captcha": rule.anyone,
    "Query.pendingLogin": rule.anyone,
    "Query.codeCountdown": rule.anyone,
    "Query.affiliate": rule.anyone,
    "Query.pendingIdentity": rule.anyone,
    "Mutation.keepAlive": rule.anyone,
    "Mutation.login": rule.anyoneKnown,
    "Mutation.socialLogin": rule.anyoneKnown,
    "Mutation.freePlay": rule.anyoneKnown,
    "Mutation.confirmLogin": rule.anyoneKnown,
    "Mutation.sendCode": rule.anyoneKnown,
    "Mutation.register": rule.anyoneKnown,
    "Mutation.requestPasswordMail": rule.anyoneKnown,
    "Mutation.resetPassword": rule.anyoneKnown,
    "Mutation.changePassword": { level: "real", needsCountry: true, beforePasswordChange: true },
    "Mutation.setPassword": rule.money,
    "Mutation.logout": rule.anyone,
  },
  effects: {
    "Mutation.keepAlive": "NONE",
    "Mutation.login": "NONE",
    "Mutation.socialLogin": "NONE",
    "Mutation.freePlay": "PLAY",
    "Mutation.confirmLogin": "NONE",
    "Mutation.sendCode": "NONE",
    "Mutation.register": "NONE",
    "Mutation.requestPasswordMail": "NONE",
    "Mutation.resetPassword": "NONE",
    "Mutation.changePassword": "NONE",
    "Mutation.setPassword": "NONE",
    "Mutation.logout": "NONE",
  },
  audit: {
    "Mutation.keepAlive": { none: "extends the session" },
    "Mutation.login": { kind: "LOGIN" },
    "Mutation.socialLogin": { kind: "LOGIN" },
    "Mutation.freePlay": { kind: "LOGIN" },
    "Mutation.confirmLogin": { kind: "LOGIN" },
    "Mutation.sendCode": { none: "sends a code; what it proves has its own entry" },
    "Mutation.register": { kind: "ACCOUNT", facts: ["kind"], subject: "username" },
    "Mutation.requestPasswordMail": { none: "sends a mail; the new password has its own entry" },
    "Mutation.resetPassword": {
      none: "names a mobile number and no account; the next login has its entry",
    },
    "Mutation.changePassword": { kind: "PASSWORD" },
    "Mutation.setPassword": { kind: "PASSWORD" },
    "Mutation.logout": { kind: "LOGOUT" },
  },
  offers: {
    SOCIAL_SIGN_IN: [calls.socialLogin],
    FIRST_PASSWORD: [accounts.setPassword],
  },
  resolvers: sessionResolvers,
});
