/** Catalogue rows: the chat. Wire: docs/platform-wire-accounts.md, "Chat". */
import * as v from "valibot";
import { defineCall } from "../../platform/call.ts";
import { listOf } from "../../platform/list-of.ts";
import { noInput, wireFlag, wireId } from "../../values/wire-values.ts";

const chat = {
  moduleId: "CBS3",
  encrypted: false,
  envelope: true,
  source: "spec",
} as const;

export const chatDesks = defineCall({
  ...chat,
  id: "C59",
  method: "GET",
  path: "/wps/relay/CBS_modelList",
  token: "none",
  group: "public",
  read: true,
  cache: { fresh: 30, staleWhileRevalidate: 60, staleIfError: 300 },
  request: noInput,
  answer: listOf(v.object({ id: wireId, name: v.string(), online: wireFlag })),
  summary: "Desks that can be chatted with.",
});

export const launchChat = defineCall({
  ...chat,
  id: "C60",
  method: "POST",
  path: "/wps/relay/CBS_launchChat",
  token: "optional",
  group: "launch",
  read: false,
  cache: null,
  constants: { b2c: 1, template: "v2" },
  request: v.object({
    headerColor: v.string(),
    pageTitle: v.string(),
    modelId: v.optional(v.string()),
  }),
  answer: v.object({ chatUrl: v.string() }),
  summary: "Opens a chat and answers its address.",
});
