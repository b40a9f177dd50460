/** A brand whose platform lacks a call: the feature is absent, and the rest works (A56, A62). */
import { describe, expect, it } from "vitest";
import { aurora } from "../../brands/aurora.ts";
import { agentCenter, memberCenter } from "../developer/playground/examples.ts";
import { accountPortal, demoKey } from "../testing/account.ts";
import { catalogue } from "./catalogue.ts";

const calls = Object.fromEntries(catalogue.map(({ id }) => [id, { enabled: false }]));
const bare = () => accountPortal({}, "AGENT", { brand: { ...aurora, calls } });

describe("with every call switched off", () => {
  it.each([
    ["U26 A56 member", memberCenter.query],
    ["U29 A57 A62 agent", agentCenter.query],
  ])(
    "the %s center is empty, without an error and without a platform call",
    async (_name, query) => {
      const portal = await bare();
      const { data, errors } = await portal.run<Record<string, object | null>>(query);
      expect(errors).toBeUndefined();
      const known = "viewer nickname role system offers features manualRebate".split(" ");
      for (const part of Object.values(data ?? {})) {
        const there = Object.entries(part ?? {}).filter(
          ([name, value]) => value && !known.includes(name),
        );
        expect(there).toEqual([]);
      }
      expect(portal.calls).toEqual([]);
    },
  );

  const idempotencyKey = demoKey;
  const amount = "20.00";
  const paymentPassword = "246810";
  it.each<[string, object]>([
    ["updateProfile", { nickname: "Fox" }],
    ["setPaymentPassword", { newPaymentPassword: "135791", confirmPaymentPassword: "135791" }],
    ["requestDeposit", { methodId: "bank", amount, idempotencyKey }],
    ["requestWithdrawal", { cardId: "1", amount, paymentPassword, idempotencyKey }],
    ["confirmWithdrawal", { decision: "ALL_RECEIVED" }],
    ["transferFunds", { from: "MAIN", to: "PG", amount, idempotencyKey }],
    ["transferToLine", { direction: "UPLINE", amount, paymentPassword, idempotencyKey }],
    ["addBankCard", { bank: "Harbour", holder: "A", number: "12345678", paymentPassword }],
    ["redeemPoints", { rewardId: "1", paymentPassword, idempotencyKey }],
    ["convertPoints", { points: 5, paymentPassword, idempotencyKey }],
    ["decideContract", { kind: "DIVIDEND", requestId: "1", decision: "ACCEPT" }],
    [
      "offerContract",
      { kind: "DIVIDEND", account: "a", period: { rate: "1", period: "DAILY" }, idempotencyKey },
    ],
    ["createReferralLink", { type: "MEMBER", rates: [{ type: "RNG", rate: "1" }], idempotencyKey }],
    ["setDownlineRates", { account: "a", rates: [{ type: "RNG", rate: "1" }] }],
  ])('A56 %s returns "not offered"', async (field, input) => {
    const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`;
    const text = `mutation ($input: ${type}!) { ${field}(input: $input) {
      __typename ... on Refused { reason } ... on InvalidInput { fields { field } }
    } }`;
    const portal = await bare();
    const { data, errors } = await portal.run<object>(text, { input });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ [field]: { __typename: "Refused", reason: "NOT_OFFERED" } });
    expect(portal.calls).toEqual([]);
  });

  it.each([
    'removeBankCard(cardId: "1")',
    'cancelDeposit(id: "1")',
    'endAccountSession(id: "1")',
    'markMessagesRead(ids: ["1"])',
    'deleteMessages(ids: ["1"])',
    'deleteReferralLink(code: "1")',
    'claimReward(rewardId: "1")',
    `claimRebate(idempotencyKey: "${demoKey}")`,
  ])('A56 %s returns "not offered"', async (call) => {
    const portal = await bare();
    const { data, errors } = await portal.run<Record<string, object>>(
      `mutation { ${call} { __typename ... on Refused { reason } } }`,
    );
    expect(errors).toBeUndefined();
    expect(Object.values(data ?? {})).toEqual([{ __typename: "Refused", reason: "NOT_OFFERED" }]);
    expect(portal.calls).toEqual([]);
  });
});
