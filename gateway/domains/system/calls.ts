/** Catalogue rows: system status, switches and form rules. Wire: docs/platform-wire.md, "System". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { publicCall } from "../../platform/call.ts";
import { type Gate, type KnownGate, knownGate, salvageStatus } from "./permission.ts";
import { helpSection, registerRules, systemStatusAnswer, whitelabelNode } from "./wire.ts";

export const registerSettings = publicCall({
  id: "C15",
  path: "/wps/system/setting/register",
  moduleId: "REG3",
  cache: { fresh: 300, staleWhileRevalidate: 300, staleIfError: 300 },
  answer: registerRules,
  summary: "Rules of each field of the registration form.",
});

export const whitelabel = publicCall({
  id: "C16",
  path: "/wps/system/whitelabel",
  cache: { fresh: 300, staleWhileRevalidate: 300, staleIfError: 900 },
  answer: whitelabelNode,
  summary: "The brand's feature switches.",
});

export const systemStatus = publicCall({
  id: "C18",
  path: "/wps/system/status",
  // A short TTL, because maintenance must show quickly; on errors the last response is used for five minutes.
  cache: { fresh: 30, staleWhileRevalidate: 30, staleIfError: 300 },
  answer: systemStatusAnswer,
  salvage: salvageStatus,
  ownPart: (answer, before, now) => knownGate(answer as Gate, before as KnownGate | null, now),
  summary: "Status of the site: maintenance, region, switches, contacts and resources.",
});

export const domainRoute = publicCall({
  id: "C19",
  path: "/wps/system/domainRoute",
  cache: { fresh: 300, staleWhileRevalidate: 300, staleIfError: 900 },
  answer: listOf(v.string()),
  summary: "The operator's hosts.",
});

export const helpCenter = publicCall({
  id: "C20",
  path: "/wps/system/helpCenter",
  cache: { fresh: 300, staleWhileRevalidate: 600, staleIfError: 3600 },
  answer: listOf(helpSection),
  summary: "Help texts in the visitor's language.",
});
