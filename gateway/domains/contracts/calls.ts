/** Catalogue rows: contracts. Wire: docs/platform-wire-accounts.md, "Contracts". */
import * as v from "valibot";
import { defineCall } from "../../platform/call.ts";
import { noInput, wireId } from "../../values/wire-values.ts";
import { contractBook, contractStand, contractState, wireKinds } from "./wire.ts";

const ours = {
  token: "required",
  encrypted: false,
  envelope: true,
  cache: null,
} as const;

const maybe = v.optional(v.string());

const periodTerms = v.object({
  rate: v.string(),
  amount: maybe,
  activeCount: v.optional(v.number()),
  periodConsumption: maybe,
  periodLoss: maybe,
  minBetPeriod: v.optional(v.number()),
  period: v.picklist(["D", "W", "H", "M"]),
  endTime: v.optional(v.number()),
});

const realTimeTerms = v.object({
  winRate: v.string(),
  lossRate: v.string(),
  singleBetAmount: maybe,
});

/** What the four changes share: an offer has an account and terms, a decision the request's id. */
const process = {
  ...ours,
  method: "POST",
  // Money hangs on it: a lost answer must be told as one.
  group: "money",
  read: false,
  source: "spec",
  request: v.object({
    action: v.picklist(["OFFER", "ACCEPT", "REJECT", "TERMINATE"]),
    requestId: v.optional(v.string()),
    account: v.optional(v.string()),
    terms: v.optional(v.union([periodTerms, realTimeTerms])),
  }),
  answer: v.object({ requestId: wireId, state: contractState }),
} as const;

export const contractStanding = defineCall({
  ...ours,
  id: "C13",
  method: "GET",
  path: "/wps/member/info/funds/consolidated",
  moduleId: "COMM3",
  group: "personal",
  read: true,
  request: noInput,
  answer: v.object({
    dailysalreqtype: contractStand,
    divtypereq: contractStand,
    contracthoursalreq: contractStand,
    realtimesalreqtype: contractStand,
  }),
  source: "spec",
  summary: "How the four kinds of contract stand.",
});

export const processDividend = defineCall({
  ...process,
  id: "C48",
  path: "/wps/relay/MCS2_processDividendReq",
  moduleId: "SIGNCONDIV3",
  summary: "Offers, answers or ends a dividend contract.",
});

export const processDailySalary = defineCall({
  ...process,
  id: "C49",
  path: "/wps/relay/MCS2_processDailySalContract",
  moduleId: "DAILYSALCONT3",
  summary: "Offers, answers or ends a daily salary contract.",
});

export const processHourlySalary = defineCall({
  ...process,
  id: "C50",
  path: "/wps/relay/MCS2_processContractHourSalary",
  moduleId: "HOURSAL3",
  summary: "Offers, answers or ends an hourly salary contract.",
});

export const processRealTimeSalary = defineCall({
  ...process,
  id: "C51",
  path: "/wps/relay/MCSFE_processRealTimeSalaryContract",
  moduleId: "RTSALARY3",
  summary: "Offers, answers or ends a real-time salary contract.",
});

export const contractList = defineCall({
  ...ours,
  id: "CA40",
  method: "GET",
  path: "/wps/contracts",
  moduleId: "COMM3",
  group: "personal",
  read: true,
  request: v.object({ kind: v.picklist(wireKinds) }),
  answer: contractBook,
  source: "assumed",
  summary: "The contracts of one kind: one's own, offers, and those given.",
});
