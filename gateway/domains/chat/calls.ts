/** Catalogue rows: the chat. Wire: docs/platform-wire-accounts.md, "Chat". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import { changeCall, publicCall } from "../../platform/call.ts";
import { wireFlag, wireId, wireLabel } from "../../values/wire-values.ts";

export const chatDesks = publicCall({
  id: "C59",
  path: "/wps/relay/CBS_modelList",
  moduleId: "CBS3",
  cache: { fresh: 30, staleWhileRevalidate: 60, staleIfError: 300 },
  answer: listOf(v.object({ id: wireId, name: wireLabel, online: wireFlag })),
  summary: "Support desks with a chat.",
});

export const launchChat = changeCall({
  id: "C60",
  path: "/wps/relay/CBS_launchChat",
  moduleId: "CBS3",
  token: "optional",
  group: "launch",
  constants: { b2c: 1, template: "v2" },
  request: renamed(
    v.object({ color: v.string(), title: v.string(), deskId: v.optional(v.string()) }),
    { color: "headerColor", title: "pageTitle", deskId: "modelId" },
  ),
  answer: renamed(v.object({ chatUrl: v.string() }), { chatUrl: "address" }),
  summary: "Opens a chat and returns its URL.",
});
