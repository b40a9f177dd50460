/** Catalogue rows: who the account is. Wire: docs/platform-wire.md, "Session and member". */
import * as v from "valibot";
import { defineCall } from "../../platform/call.ts";
import { noInput, wireId, wireInteger, wireMoment, wireText } from "../../values/wire-values.ts";

/** What the three reads share. */
const personal = {
  method: "GET",
  token: "required",
  encrypted: false,
  envelope: true,
  group: "personal",
  read: true,
  cache: null,
  source: "spec",
} as const;

export const memberInfo = defineCall({
  ...personal,
  id: "C6",
  path: "/wps/member/info",
  moduleId: "COMM3",
  request: noInput,
  answer: v.object({
    id: wireId,
    account: v.string(),
    nickname: wireText,
    type: wireInteger,
    currency: wireText,
    vip: v.nullish(v.number()),
    lastLogin: wireMoment,
  }),
  summary: "Id, name and type of the account.",
});

export const memberIcon = defineCall({
  ...personal,
  id: "C12",
  path: "/wps/member/info/icon",
  moduleId: "PROFPIC3",
  request: noInput,
  // A87: a string, {url}, or nothing.
  answer: v.pipe(
    v.nullish(v.union([v.string(), v.object({ url: v.nullish(v.string()) })])),
    v.transform((icon) => (typeof icon === "string" ? icon : (icon?.url ?? null))),
  ),
  summary: "The account's picture.",
});

export const unreadCount = defineCall({
  ...personal,
  id: "C46",
  path: "/wps/relay/CSP_unreadCount",
  moduleId: "INBOX3",
  request: noInput,
  answer: v.object({ count: v.pipe(wireInteger, v.minValue(0)) }),
  summary: "How many messages are unread; not for trial accounts.",
});
