/** Catalogue rows: who the account is. Wire: docs/platform-wire.md, "Session and member". */
import * as v from "valibot";
import { readCall } from "../../platform/call.ts";
import { wireId, wireInteger, wireMoment, wireText } from "../../values/wire-values.ts";

export const memberInfo = readCall({
  id: "C6",
  path: "/wps/member/info",
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

export const memberIcon = readCall({
  id: "C12",
  path: "/wps/member/info/icon",
  moduleId: "PROFPIC3",
  // A87: a string, {url}, or nothing.
  answer: v.pipe(
    v.nullish(v.union([v.string(), v.object({ url: v.nullish(v.string()) })])),
    v.transform((icon) => (typeof icon === "string" ? icon : (icon?.url ?? null))),
  ),
  summary: "The account's picture.",
});

export const unreadCount = readCall({
  id: "C46",
  path: "/wps/relay/CSP_unreadCount",
  moduleId: "INBOX3",
  answer: v.object({ count: v.pipe(wireInteger, v.minValue(0)) }),
  summary: "How many messages are unread; not for trial accounts.",
});
