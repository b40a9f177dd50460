import { describe, expect, it } from "vitest";
import { accountPortal, pageOf } from "../../testing/account.ts";

const method = { id: "m1", kind: "CRYPTO", name: "USDT", min: "10", max: "1000" };
const listed = {
  id: "c1",
  methodName: "USDT",
  kind: "CRYPTO",
  amount: "50.0000",
  status: "PENDING",
  at: 1000,
};

describe("a cryptocurrency deposit", () => {
  const paid = { account: "T1", network: "TRC-20", coin: "USDT", rate: "1384.5200" };
  const one = `{ wallet { deposit(id: "c1") {
    payTo { account network coin payAmount rate rateUntil rateExpired uri } } } }`;
  const target = async (payTo: object) => {
    const { run } = await accountPortal({
      "GET /wps/deposit/requests": pageOf([{ ...listed, payTo }]),
    });
    const { data, errors } = await run<{ wallet: { deposit: { payTo: object } } }>(one);
    expect(errors).toBeUndefined();
    return data?.wallet.deposit.payTo;
  };

  it("A140 CA9 keeps every digit of a coin amount, and marks an expired rate", async () => {
    const [past, ahead] = [1, Date.now() + 3_600_000];
    const uri = "tron:T1?amount=36.114100";
    const full = { ...paid, payAmount: "36.114100", uri };
    expect(await target({ ...full, rateUntil: ahead })).toEqual({
      ...full,
      rateUntil: ahead,
      rateExpired: false,
    });
    expect(await target({ ...full, rateUntil: past })).toMatchObject({ rateExpired: true });
    expect(await target({ ...full, rateUntil: ahead, rateExpired: true })).toMatchObject({
      rateExpired: true,
    });
    expect(await target({ ...paid, payAmount: "a lot" })).toMatchObject({ payAmount: null });
    // A QR code without the account beside it is dropped.
    expect(await target({ ...full, uri: "tron:T2?amount=36.114100" })).toMatchObject({ uri: null });
  });

  it("A140 CA115 keeps a renewed rate that the records lack", async () => {
    const fresh = { ...paid, payAmount: "36.2", rateUntil: Date.now() + 60_000 };
    const { run } = await accountPortal({
      "GET /wps/deposit/methods": [method],
      "POST /wps/deposit/requests": { id: "c1", payTo: { ...paid, payAmount: "35", rateUntil: 1 } },
      "GET /wps/deposit/requests": pageOf([listed]),
      "PUT /wps/deposit/requests/rate": { payTo: fresh },
    });
    const input = { methodId: "m1", amount: "50", idempotencyKey: crypto.randomUUID() };
    await run(
      "mutation ($input: RequestDepositInput!) { requestDeposit(input: $input) { __typename } }",
      { input },
    );
    const { data } = await run(`mutation { renewDepositRate(id: "c1") {
      ... on RenewDepositRateSuccess { deposit { payTo { payAmount rateExpired } } } } }`);
    expect(data).toEqual({
      renewDepositRate: { deposit: { payTo: { payAmount: "36.2", rateExpired: false } } },
    });
  });
});
