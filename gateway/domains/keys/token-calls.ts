/** Catalogue row: tokens that read an agent's reports. Wire: docs/platform-wire-accounts.md, "Agent". */
import * as v from "valibot";
import { changeCall } from "../../platform/call.ts";
import { requiredMoment } from "../../values/wire-values.ts";
import { wireToken } from "../session/wire.ts";

export const issueReportToken = changeCall({
  id: "CA186",
  path: "/wps/agent/reportToken",
  group: "login",
  answer: v.object({ token: wireToken, expiresAt: requiredMoment }),
  summary: "Issues a token that reads an agent's reports, and does nothing else.",
});
