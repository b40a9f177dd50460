/** Refused offers, ended contracts, and contracts above the own rate (A130–A132). */
import { describe, expect, it } from "vitest";
import { accountPortal, demoKey } from "../../testing/account.ts";
import { refusal } from "../../testing/platform.ts";

const terms = { rate: "5.0", amount: null, activeCount: 3, period: "H", endTime: null };
const contract = {
  requestId: 11,
  kind: "DIVIDEND",
  from: "agent1",
  to: "player1",
  state: "OFFERED",
  requestKind: "NEW",
  terms,
  offeredAt: 1000,
  decidedAt: null,
  willTerminate: [],
  frozen: false,
};
const book = { mine: null, offers: [contract], given: [] };
const list = "GET /wps/contracts";
const post = "POST /wps/relay/MCS2_processDividendReq";
const results = `__typename
  ... on InvalidInput { fields { field messageKey } }
  ... on Refused { reason }`;
const source = `mutation ($input: OfferContractInput!) { offerContract(input: $input) { ${results} } }`;

async function offer(answer: unknown, more: object = {}) {
  const portal = await accountPortal({ [post]: answer, [list]: book }, "AGENT");
  const input = {
    kind: "DIVIDEND",
    account: "below1",
    period: { rate: "5", period: "MONTHLY" },
    idempotencyKey: demoKey,
    ...more,
  };
  const { data } = await portal.run<{ offerContract: object }>(source, { input });
  return { ...portal, result: data?.offerContract };
}

describe("refused offers and ended contracts", () => {
  it.each([
    [{ max: "0.3" }, [["winRate", "rateTooHigh"]]],
    [{ max: "0.3", term: "lossRate" }, [["lossRate", "rateTooHigh"]]],
    [
      { max: "0" },
      [
        ["winRate", "rateNone"],
        ["lossRate", "rateNone"],
      ],
    ],
    [
      {},
      [
        ["winRate", "rateNotAllowed"],
        ["lossRate", "rateNotAllowed"],
      ],
    ],
  ])("C51 A130 puts the refusal of a real-time rate under its field: %j", async (value, said) => {
    const body = { success: false, errorCode: "contract.rate", message: "", value };
    const answer = Response.json(body);
    const table = {
      "POST /wps/relay/MCSFE_processRealTimeSalaryContract": () => answer.clone(),
      "GET /wps/contracts/preview": () => answer.clone(),
    };
    const { run } = await accountPortal(table, "AGENT");
    const realTime = { winRate: "0.5", lossRate: "0.2" };
    const requested = {
      kind: "REAL_TIME_SALARY",
      account: "below1",
      realTime:
        "max" in value && value.max === "0" ? { winRate: "0.5", lossRate: "0.5" } : realTime,
      idempotencyKey: demoKey,
    };
    const fields = said.map(([field, key]) => ({ field, messageKey: `validation.${key}` }));
    const offered = await run<object>(source, { input: requested });
    expect(offered.data).toMatchObject({ offerContract: { fields } });
    const previewed = await run<object>(
      `mutation ($input: OfferContractInput!) { previewOffer(input: $input) { ${results} } }`,
      { input: requested },
    );
    expect(previewed.data).toMatchObject({ previewOffer: { fields } });
  });

  it("C48 A130 neither offers nor accepts an end date in the past", async () => {
    const past = Date.UTC(2026, 4, 10, 11);
    const period = { rate: "5", period: "MONTHLY", endTime: past };
    const { result, calls } = await offer({}, { period });
    const refused = { fields: [{ field: "endTime", messageKey: "validation.endPassed" }] };
    expect(result).toMatchObject(refused);
    expect(calls).toEqual([]);
    const over = { ...contract, terms: { ...terms, endTime: past } };
    const { run, count } = await accountPortal({ [list]: { ...book, offers: [over] }, [post]: {} });
    const { data } = await run<object>(
      `mutation { decideContract(input: {kind: DIVIDEND, requestId: "11", decision: ACCEPT}) {
        ${results} } }`,
    );
    expect(data).toMatchObject({ decideContract: refused });
    expect(count(post)).toBe(0);
    const shown = await run<object>("{ contracts { ofKind(kind: DIVIDEND) { offers { over } } } }");
    expect(shown.data).toEqual({ contracts: { ofKind: { offers: [{ over: true }] } } });
  });

  it("S32 A132 returns who ended a contract and why, and the contracts given above the own rate", async () => {
    const lost = { ...contract, requestId: 1, state: "TERMINATED", endedBy: "agent1" };
    const ended = [{ ...lost, endReason: "RATE_CUT" }];
    const given = [{ ...contract, requestId: 2, from: "player1", to: "below1", state: "ACTIVE" }];
    const send = async (mine: unknown) => {
      const { run } = await accountPortal({ [list]: { mine, offers: [], given, ended } });
      const { data } = await run<{ contracts: { ofKind: object } }>(
        `{ contracts { ofKind(kind: DIVIDEND) {
          ended { endedBy endReason } givenAboveOwn { account rate } } } }`,
      );
      return data?.contracts.ofKind;
    };
    const above = [{ account: "below1", rate: "5" }];
    expect(await send(null)).toEqual({
      ended: [{ endedBy: "agent1", endReason: "RATE_CUT" }],
      givenAboveOwn: above,
    });
    const own = (rate: string) => ({ ...contract, state: "ACTIVE", terms: { ...terms, rate } });
    expect(await send(own("4.99"))).toMatchObject({ givenAboveOwn: above });
    expect(await send(own("5"))).toMatchObject({ givenAboveOwn: [] });
  });

  it.each(["account.locked", "member.frozen", "account.is.frozen"])(
    "S33 A131 reports %s, for changes and for reads",
    async (code) => {
      const { result } = await offer(refusal(code));
      expect(result).toEqual({ __typename: "Refused", reason: "ACCOUNT_LOCKED" });
      const { run } = await accountPortal({ [list]: refusal(code) });
      const { errors } = await run("{ contracts { ofKind(kind: DIVIDEND) { mine { id } } } }");
      expect(errors?.[0]?.extensions.code).toBe("ACCOUNT_LOCKED");
    },
  );
});
