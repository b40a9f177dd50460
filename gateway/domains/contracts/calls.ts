/** Catalogue rows: contracts. Wire: docs/platform-wire-accounts.md, "Contracts". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import { changeCall, readCall, reportCall } from "../../platform/call.ts";
import { orElse, wireId } from "../../values/wire-values.ts";
import {
  contractBook,
  contractChangeAnswer,
  contractStand,
  contractState,
  kindInput,
  periodInput,
  previewAnswer,
  runningContract,
} from "./wire.ts";

const maybe = v.optional(v.string());

const periodTerms = v.object({
  rate: v.string(),
  amount: maybe,
  activeCount: v.optional(v.number()),
  periodConsumption: maybe,
  periodLoss: maybe,
  minBetPeriod: v.optional(v.number()),
  period: periodInput,
  endTime: v.optional(v.number()),
});

const realTimeTerms = v.object({
  winRate: v.string(),
  lossRate: v.string(),
  singleBetAmount: maybe,
});

const terms = v.union([periodTerms, realTimeTerms]);

/**
 * What the four changes have in common: an offer has an account and terms, a decision has the request's id.
 */
const process = {
  // It affects money, so a lost response must be reported as unknown.
  group: "money",
  request: v.object({
    action: v.picklist(["OFFER", "ACCEPT", "REJECT", "TERMINATE"]),
    requestId: v.optional(v.string()),
    account: v.optional(v.string()),
    terms: v.optional(terms),
  }),
  answer: v.object({ requestId: orElse(wireId, null), state: orElse(contractState, null) }),
} as const;

export const contractStanding = readCall({
  id: "C13",
  path: "/wps/member/info/funds/consolidated",
  answer: renamed(
    v.object({
      dailysalreqtype: contractStand,
      divtypereq: contractStand,
      contracthoursalreq: contractStand,
      realtimesalreqtype: contractStand,
    }),
    {
      divtypereq: "dividend",
      dailysalreqtype: "dailySalary",
      contracthoursalreq: "hourlySalary",
      realtimesalreqtype: "realTimeSalary",
    },
  ),
  summary: "State of the account's four kinds of contract.",
});

export const processDividend = changeCall({
  ...process,
  id: "C48",
  path: "/wps/relay/MCS2_processDividendReq",
  moduleId: "SIGNCONDIV3",
  summary: "Offers, accepts, rejects or ends a dividend contract.",
});

export const processDailySalary = changeCall({
  ...process,
  id: "C49",
  path: "/wps/relay/MCS2_processDailySalContract",
  moduleId: "DAILYSALCONT3",
  summary: "Offers, accepts, rejects or ends a daily salary contract.",
});

export const processHourlySalary = changeCall({
  ...process,
  id: "C50",
  path: "/wps/relay/MCS2_processContractHourSalary",
  moduleId: "HOURSAL3",
  summary: "Offers, accepts, rejects or ends an hourly salary contract.",
});

export const processRealTimeSalary = changeCall({
  ...process,
  id: "C51",
  path: "/wps/relay/MCSFE_processRealTimeSalaryContract",
  moduleId: "RTSALARY3",
  summary: "Offers, accepts, rejects or ends a real-time salary contract.",
});

export const contractList = readCall({
  id: "CA40",
  path: "/wps/contracts",
  request: v.object({ kind: kindInput }),
  answer: contractBook,
  summary: "Contracts of one kind: received, offered, given and ended.",
});

export const contractPreview = reportCall({
  id: "CA67",
  path: "/wps/contracts/preview",
  request: v.object({
    kind: kindInput,
    requestId: maybe,
    account: maybe,
    terms: v.optional(
      v.pipe(
        terms,
        v.transform((given) => JSON.stringify(given)),
      ),
    ),
  }),
  answer: previewAnswer,
  summary: "What a contract or an offer would have paid on last week's figures.",
});

export const runningContracts = reportCall({
  id: "CA165",
  path: "/wps/contracts/running",
  answer: listOf(runningContract),
  summary: "The running period of each active contract, and what it comes to so far.",
});

export const contractChanges = readCall({
  id: "CA166",
  path: "/wps/contracts/changes",
  answer: listOf(contractChangeAnswer),
  summary: "What was done to the account's contracts, by whom and when.",
});
