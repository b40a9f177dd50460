/** Catalogue row: the policy for agents. Wire: docs/platform-wire-accounts.md, "Agent". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { readCall } from "../../platform/call.ts";
import { wireLabel, wireMoment } from "../../values/wire-values.ts";

export const agentPolicy = readCall({
  id: "CA83",
  path: "/wps/agent/policy",
  moduleId: "AGENTPOLICY3",
  answer: v.object({
    sections: listOf(v.object({ title: wireLabel, content: wireLabel })),
    changedAt: wireMoment,
  }),
  summary: "The terms for agents.",
});
