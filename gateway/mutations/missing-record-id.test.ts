import { describe, expect, it } from "vitest";
import { accountPortal, demoKey, pageOf } from "../testing/account.ts";

interface Change {
  id: string;
  call: string;
  mutation: string;
  /** The result when the record's id is unknown. */
  plain: object;
  /** The list that may contain the change, a record of it, and the result then. */
  named?: { list: string; records: unknown; answers: object };
}

const key = `idempotencyKey: "${demoKey}"`;
const secret = 'paymentPassword: "246810"';
const contractOf = (kind: string) => `mutation { offerContract(input: {kind: ${kind}, account: "b1",
  ${kind === "REAL_TIME_SALARY" ? 'realTime: {winRate: "1", lossRate: "1"}' : 'period: {rate: "5", period: MONTHLY}'}, ${key}}) {
  __typename ... on OfferContractSuccess { requestId state } } }`;
const offered = { __typename: "OfferContractSuccess", requestId: demoKey, state: "OFFERED" };
const at = null;

const changes: Change[] = [
  {
    id: "CA9",
    call: "POST /wps/deposit/requests",
    mutation: `mutation { requestDeposit(input: {methodId: "m", amount: "50", ${key}}) {
      __typename ... on RequestDepositSuccess { depositId status } } }`,
    plain: { __typename: "RequestDepositSuccess", depositId: null, status: "PENDING" },
    named: {
      list: "GET /wps/deposit/requests",
      records: pageOf([{ id: 9, amount: "50", status: "PENDING", at, requestId: demoKey }]),
      answers: { depositId: "9" },
    },
  },
  {
    id: "CA14",
    call: "POST /wps/withdraw/requests",
    mutation: `mutation { requestWithdrawal(input: {cardId: "k", amount: "20", ${secret}, ${key}}) {
      __typename ... on RequestWithdrawalSuccess { withdrawalId status } } }`,
    plain: { __typename: "RequestWithdrawalSuccess", withdrawalId: null, status: "PENDING" },
    named: {
      list: "GET /wps/withdraw/requests",
      records: pageOf([
        { id: 8, amount: "20", fee: "0", status: "PENDING", at, requestId: demoKey },
      ]),
      answers: { withdrawalId: "8" },
    },
  },
  {
    id: "C57",
    call: "POST /wps/relay/passwordCheck/MCS2_redeemPointReward",
    mutation: `mutation { redeemPoints(input: {rewardId: "1", ${secret}, ${key}}) {
      __typename ... on RedeemPointsSuccess { redemptionId status } } }`,
    plain: { __typename: "RedeemPointsSuccess", redemptionId: null, status: "IN_PROCESS" },
    named: {
      list: "GET /wps/relay/MCS2_getRedeemPointList",
      records: pageOf([
        {
          transactionNo: "T7",
          applyTime: null,
          exchangeType: "gift",
          requiredPoints: 5,
          status: "applying",
          requestId: demoKey,
        },
      ]),
      answers: { redemptionId: "T7" },
    },
  },
  {
    id: "C58",
    call: "POST /wps/relay/passwordCheck/MCS2_convertPoint",
    mutation: `mutation { convertPoints(input: {points: 100, ${secret}, ${key}}) {
      __typename ... on ConvertPointsSuccess { amount { amount } } } }`,
    plain: { __typename: "ConvertPointsSuccess", amount: null },
  },
  {
    id: "CA30",
    call: "POST /wps/rebate",
    mutation: `mutation { claimRebate(${key}) { __typename ... on ClaimRebateSuccess { amount { amount } } } }`,
    plain: { __typename: "ClaimRebateSuccess", amount: null },
  },
  {
    id: "C23",
    call: "POST /wps/relay/GCS_walletTransfer",
    mutation: `mutation { transferFunds(input: {from: "MAIN", to: "PG", amount: "1", ${key}}) {
      __typename ... on TransferFundsSuccess { balances { code } } } }`,
    plain: { __typename: "TransferFundsSuccess", balances: null },
  },
  {
    id: "C48",
    call: "POST /wps/relay/MCS2_processDividendReq",
    mutation: contractOf("DIVIDEND"),
    plain: offered,
  },
  {
    id: "C49",
    call: "POST /wps/relay/MCS2_processDailySalContract",
    mutation: contractOf("DAILY_SALARY"),
    plain: offered,
  },
  {
    id: "C50",
    call: "POST /wps/relay/MCS2_processContractHourSalary",
    mutation: contractOf("HOURLY_SALARY"),
    plain: offered,
  },
  {
    id: "C51",
    call: "POST /wps/relay/MCSFE_processRealTimeSalaryContract",
    mutation: contractOf("REAL_TIME_SALARY"),
    plain: offered,
  },
  {
    id: "C48",
    call: "POST /wps/relay/MCS2_processDividendReq",
    mutation: `mutation { decideContract(input: {kind: DIVIDEND, requestId: "7", decision: ACCEPT}) {
      __typename ... on DecideContractSuccess { requestId state } } }`,
    plain: { __typename: "DecideContractSuccess", requestId: "7", state: "ACTIVE" },
  },
  {
    id: "CA54",
    call: "POST /wps/agent/links",
    mutation: `mutation { createReferralLink(input: {
      type: MEMBER, rates: [{type: "RNG", rate: "1"}], idempotencyKey: "${demoKey}"}) {
      __typename ... on CreateReferralLinkSuccess { link { code } } } }`,
    plain: { __typename: "CreateReferralLinkSuccess", link: null },
  },
];

/** Successful responses without an id. */
const silences: [string, () => unknown][] = [
  ["an empty object", () => ({})],
  ["null", () => null],
  ["only a success flag", () => Response.json({ success: true })],
  ["success as text", () => Response.json({ success: "true", message: "ok" })],
  ["204", () => new Response(null, { status: 204 })],
  ["an invalid id", () => ({ id: {}, requestId: {}, transactionNo: {}, code: {} })],
];

const resultOf = async (table: Record<string, unknown>, mutation: string) => {
  const { run } = await accountPortal({ ...rebateOn, ...table }, "AGENT");
  const { data, errors } = await run<Record<string, object>>(mutation);
  return errors ?? Object.values(data ?? {})[0];
};
const rebateOn = {
  "GET /wps/system/whitelabel": {
    modId: "ROOT",
    enabled: "1",
    childrenNodes: [{ modId: "MANPLAYREB3", enabled: "1" }],
  },
};

const title = "$id a success without a name is one: CA9 CA14 CA30 CA54 C23 C48 C49 C50 C51 C57 C58";

describe.each(changes)(title, ({ call, mutation, ...rest }) => {
  it.each(silences)("%s", async (_name, answer) => {
    expect(await resultOf({ [call]: answer }, mutation)).toEqual(rest.plain);
  });

  if (rest.named) {
    const { list, records, answers } = rest.named;
    it("returns the id when the records have it", async () => {
      const table = { [call]: () => ({}), [list]: records };
      expect(await resultOf(table, mutation)).toMatchObject(answers);
    });
  }

  it("does not accept a response without envelope as success", async () => {
    const answer = () => Response.json({ message: "ok" });
    expect(await resultOf({ [call]: answer }, mutation)).toEqual({ __typename: "Refused" });
  });
});
