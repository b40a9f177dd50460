/** The case of each row, by the row's id. */
import type { Case } from "../support/case.ts";
import { accountCases } from "./account-cases.ts";
import { agentCases } from "./agent-cases.ts";
import { agentReportCases } from "./agent-report-cases.ts";
import { contractsCases } from "./contracts-cases.ts";
import { gamesCases } from "./games-cases.ts";
import { keysCases } from "./keys-cases.ts";
import { linksCases } from "./links-cases.ts";
import { lobbyCases } from "./lobby-cases.ts";
import { memberCases } from "./member-cases.ts";
import { pointsCases } from "./points-cases.ts";
import { recordsCases } from "./records-cases.ts";
import { sessionCases } from "./session-cases.ts";
import { systemCases } from "./system-cases.ts";
import { walletCases } from "./wallet-cases.ts";

export const cases = new Map<string, Case>(
  [
    ...sessionCases,
    ...systemCases,
    ...gamesCases,
    ...accountCases,
    ...memberCases,
    ...lobbyCases,
    ...walletCases,
    ...recordsCases,
    ...pointsCases,
    ...contractsCases,
    ...agentCases,
    ...agentReportCases,
    ...linksCases,
    ...keysCases,
  ].map((entry) => [entry.row.id, entry]),
);
