/** The signed-in account: profile, security, and its sessions at the platform. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { memberResolvers } from "./resolvers.ts";

export const member = defineDomain({
  rows: calls,
  fields: {
    "Query.viewer": { access: rule.anyone },
    "Query.profile": { access: rule.real },
    "Query.avatars": { access: rule.real },
    "Query.security": { access: rule.real },
    "Query.accountSessions": { access: rule.real },
    "Mutation.updateProfile": { access: rule.real, effect: "NONE", audit: { kind: "ACCOUNT" } },
    "Mutation.chooseAvatar": {
      access: rule.real,
      effect: "NONE",
      audit: { none: "chooses a picture" },
    },
    "Mutation.setPaymentPassword": {
      access: rule.money,
      effect: "NONE",
      audit: { kind: "PASSWORD" },
    },
    "Mutation.endAccountSession": { access: rule.real, effect: "NONE", audit: { kind: "LOGOUT" } },
  },
  offers: {
    PROFILE: [calls.profile],
    EDIT_PROFILE: [calls.profile, calls.updateProfile],
    AVATAR: [calls.memberIcon, calls.avatarChoices, calls.chooseAvatar],
    SECURITY: [calls.security],
    PAYMENT_PASSWORD: [calls.setPaymentPassword],
    SESSIONS: [calls.accountSessions],
    END_SESSION: [calls.accountSessions, calls.endAccountSession],
  },
  resolvers: memberResolvers,
});
