/** Catalogue rows: what the portal needs before any page. Wire: docs/platform-wire.md, "System". */
import * as v from "valibot";
import { defineCall } from "../../platform/call.ts";
import { listOf } from "../../platform/list-of.ts";
import { noInput } from "../../values/wire-values.ts";
import { type Gate, type KnownGate, knownGate, salvageStatus } from "./permission.ts";
import { helpSection, registerRules, systemStatusAnswer, whitelabelNode } from "./wire.ts";

/** What the reads share: no token, so their answers may be shared. */
const open = {
  method: "GET",
  token: "none",
  encrypted: false,
  envelope: true,
  group: "public",
  read: true,
  request: noInput,
  source: "spec",
} as const;

export const registerSettings = defineCall({
  ...open,
  id: "C15",
  path: "/wps/system/setting/register",
  moduleId: "REG3",
  cache: { fresh: 300, staleWhileRevalidate: 300, staleIfError: 300 },
  answer: registerRules,
  summary: "Rules of the registration form, field by field.",
});

export const whitelabel = defineCall({
  ...open,
  id: "C16",
  path: "/wps/system/whitelabel",
  moduleId: "COMM3",
  cache: { fresh: 300, staleWhileRevalidate: 300, staleIfError: 900 },
  answer: whitelabelNode,
  summary: "The brand's switches as a tree.",
});

export const captcha = defineCall({
  ...open,
  id: "C17",
  path: "/wps/captcha",
  moduleId: "CAPTCHA3",
  cache: null,
  answer: v.pipe(v.string(), v.maxLength(200_000), v.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  summary: "A captcha picture, bound to a cookie.",
});

export const systemStatus = defineCall({
  ...open,
  id: "C18",
  path: "/wps/system/status",
  moduleId: "COMM3",
  // Short, because maintenance has to show; the last known good stands in for five minutes.
  cache: { fresh: 30, staleWhileRevalidate: 30, staleIfError: 300 },
  answer: systemStatusAnswer,
  salvage: salvageStatus,
  ownPart: (answer, before, now) => knownGate(answer as Gate, before as KnownGate | null, now),
  summary: "Maintenance, region, switches, contacts and resources in one answer.",
});

export const domainRoute = defineCall({
  ...open,
  id: "C19",
  path: "/wps/system/domainRoute",
  moduleId: "COMM3",
  cache: { fresh: 300, staleWhileRevalidate: 300, staleIfError: 900 },
  answer: listOf(v.string()),
  summary: "Hosts that the operator owns.",
});

export const helpCenter = defineCall({
  ...open,
  id: "C20",
  path: "/wps/system/helpCenter",
  moduleId: "COMM3",
  cache: { fresh: 300, staleWhileRevalidate: 600, staleIfError: 3600 },
  answer: listOf(helpSection),
  summary: "Help texts in the visitor's language.",
});
