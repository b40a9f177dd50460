import { expect } from "vitest";
import { registerDownline } from "../../../gateway/domains/agent/calls.ts";
import { teamEvents } from "../../../gateway/domains/keys/event-calls.ts";
import { issueReportToken } from "../../../gateway/domains/keys/token-calls.ts";
import { contractCase } from "../support/case.ts";

/** Keys that read reports. */
export const keysCases = [
  contractCase(issueReportToken, {
    as: "agent1",
    needs: ["token", "expiresAt"],
    check: ({ token, expiresAt }) => {
      expect(token.length).toBeGreaterThan(20);
      expect(expiresAt).toBeGreaterThan(Date.now() + 300 * 86_400_000);
    },
  }),
  contractCase(teamEvents, {
    as: "agent1",
    needs: ["next", "events", ...["id", "kind", "account", "at"].map((name) => `events[].${name}`)],
    input: async (world) => {
      const { platform } = world.visit(await world.signIn("agent1"));
      const { next } = await platform.call(teamEvents, {});
      const account = { account: "hookcase1", password: "Portico2026", type: "MEMBER" as const };
      await platform.call(registerDownline, { ...account, rates: { RNG: "0.5" } });
      return { after: next };
    },
    check: ({ events }) =>
      expect(events).toMatchObject([{ kind: "REGISTRATION", account: "hookcase1" }]),
  }),
];
