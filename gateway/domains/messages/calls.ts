/** Catalogue rows: the inbox. Wire: docs/platform-wire-accounts.md, "Wallet". */
import * as v from "valibot";
import { changeCall, readCall } from "../../platform/call.ts";
import { pageAnswer, pageInput } from "../../values/offset-page.ts";
import {
  anyAnswer,
  wireFlag,
  wireId,
  wireInteger,
  wireLabel,
  wireMoment,
} from "../../values/wire-values.ts";

const message = v.object({
  id: wireId,
  title: wireLabel,
  content: wireLabel,
  sentAt: wireMoment,
  read: wireFlag,
});
export type WireMessage = v.InferOutput<typeof message>;

export const messageList = readCall({
  id: "CA26",
  path: "/wps/messages",
  request: v.object(pageInput),
  answer: pageAnswer(message),
  summary: "One page of the operator's messages to the account.",
});

const some = v.object({ ids: v.array(v.string()) });

export const readMessages = changeCall({
  id: "CA27",
  method: "PUT",
  path: "/wps/messages/read",
  group: "personal",
  request: some,
  answer: anyAnswer,
  summary: "Marks messages as read.",
});

export const deleteMessages = changeCall({
  id: "CA28",
  method: "DELETE",
  path: "/wps/messages",
  group: "personal",
  request: some,
  answer: anyAnswer,
  summary: "Deletes messages.",
});

export const unreadCount = readCall({
  id: "C46",
  path: "/wps/relay/CSP_unreadCount",
  moduleId: "INBOX3",
  answer: v.object({ count: v.pipe(wireInteger, v.minValue(0)) }),
  summary: "Number of unread messages; not for trial accounts.",
});
