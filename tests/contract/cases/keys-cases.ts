import { expect } from "vitest";
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
];
