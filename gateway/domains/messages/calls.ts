/** Catalogue rows: the inbox. Wire: docs/platform-wire-accounts.md, "Wallet". */
import * as v from "valibot";
import { defineCall } from "../../platform/call.ts";
import { pageAnswer, pageInput } from "../../values/offset-page.ts";
import { anyAnswer, wireFlag, wireId, wireMoment } from "../../values/wire-values.ts";

const personal = {
  moduleId: "COMM3",
  token: "required",
  encrypted: false,
  envelope: true,
  group: "personal",
  cache: null,
  source: "assumed",
} as const;

const message = v.object({
  id: wireId,
  title: v.string(),
  content: v.nullish(v.string(), ""),
  sentAt: wireMoment,
  read: wireFlag,
});

export const messageList = defineCall({
  ...personal,
  id: "CA26",
  method: "GET",
  path: "/wps/messages",
  read: true,
  request: v.object(pageInput),
  answer: pageAnswer(message),
  summary: "The operator's messages to the account, page by page.",
});

const some = v.object({ ids: v.array(v.string()) });

export const readMessages = defineCall({
  ...personal,
  id: "CA27",
  method: "PUT",
  path: "/wps/messages/read",
  read: false,
  request: some,
  answer: anyAnswer,
  summary: "Marks messages as read.",
});

export const deleteMessages = defineCall({
  ...personal,
  id: "CA28",
  method: "DELETE",
  path: "/wps/messages",
  read: false,
  request: some,
  answer: anyAnswer,
  summary: "Deletes messages.",
});
