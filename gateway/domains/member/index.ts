/** The signed-in account: profile, security, and its sessions at the platform. */
import { defineDomain, rule } from "../../registry/domain.ts";
import * as calls from "./calls.ts";
import { memberResolvers } from "./resolvers.ts";

export const member = defineDomain({
  rows: calls,
  access: {
    "Query.viewer": rule.anyone,
    "Query.profile": rule.real,
    "Query.avatars": rule.real,
    "Query.security": rule.real,
    "Query.accountSessions": rule.real,
    "Mutation.updateProfile": rule.real,
    "Mutation.chooseAvatar": rule.real,
    "Mutation.setPaymentPassword": rule.money,
    "Mutation.endAccountSession": rule.real,
  },
  effects: {
    "Mutation.updateProfile": "NONE",
    "Mutation.chooseAvatar": "NONE",
    "Mutation.setPaymentPassword": "NONE",
    "Mutation.endAccountSession": "NONE",
  },
  audit: {
    "Mutation.updateProfile": { kind: "ACCOUNT" },
    "Mutation.chooseAvatar": { none: "chooses a picture" },
    "Mutation.setPaymentPassword": { kind: "PASSWORD" },
    "Mutation.endAccountSession": { kind: "LOGOUT" },
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
