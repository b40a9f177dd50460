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
  willTerminate: [{ account: "below1", rate: "7" }],
  frozen: false,
};
const book = { mine: null, offers: [contract], given: [] };
const list = "GET /wps/contracts";

const fields = `id kind from to state request offeredAt decidedAt frozen unpaid
  willTerminate { account rate }
  terms { __typename
    ... on PeriodTerms { rate amount { amount } activeCount period endTime }
    ... on RealTimeTerms { winRate lossRate singleBetAmount { amount } }
  }`;

describe("contracts", () => {
  it("A157 CA40 shows the operator as payer by the brand's name", async () => {
    const ended = [{ ...contract, from: "platform" }];
    const { run, scope } = await accountPortal({ [list]: { ...book, ended } });
    const { data } = await run(
      "{ contracts { ofKind(kind: DIVIDEND) { offers { from } ended { from } } } }",
    );
    expect(data).toMatchObject({
      contracts: {
        ofKind: { offers: [{ from: "agent1" }], ended: [{ from: scope.brand.name }] },
      },
    });
  });

  it("CA40 D-28 S31 S32 S33 returns with an offer what accepting it changes", async () => {
    const { run, query } = await accountPortal({ [list]: book });
    const { data, errors } = await run<object>(
      `{ contracts { ofKind(kind: DIVIDEND) { mine { id } offers { ${fields} } given { id } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      contracts: {
        ofKind: {
          mine: null,
          given: [],
          offers: [
            {
              id: "11",
              kind: "DIVIDEND",
              from: "agent1",
              to: "player1",
              state: "OFFERED",
              request: "NEW",
              offeredAt: 1000,
              decidedAt: null,
              frozen: false,
              unpaid: "FREEZES_PAYER_AND_IS_FORCED",
              willTerminate: [{ account: "below1", rate: "7" }],
              terms: {
                __typename: "PeriodTerms",
                rate: "5",
                amount: null,
                activeCount: 3,
                period: "HALF_MONTHLY",
                endTime: null,
              },
            },
          ],
        },
      },
    });
    expect(query("/wps/contracts")).toEqual({ kind: "DIVIDEND" });
  });

  it("CA40 D-28 reads a limit of 0 as no limit, and minBetPeriod as days", async () => {
    const limits = { amount: "0.0000", activeCount: 0, periodConsumption: "0", periodLoss: "12.5" };
    const given = [{ ...contract, terms: { ...terms, ...limits, minBetPeriod: 3 } }];
    const { run } = await accountPortal({ [list]: { ...book, given } });
    const shown = `amount { amount } activeCount periodConsumption { amount } periodLoss { amount }
      minBetPeriod`;
    const { data } = await run<object>(`{ contracts { ofKind(kind: DIVIDEND) { given {
      terms { ... on PeriodTerms { ${shown} } } } } } }`);
    const read = {
      amount: null,
      activeCount: null,
      periodConsumption: null,
      periodLoss: { amount: "12.50" },
      minBetPeriod: 3,
    };
    expect(data).toEqual({ contracts: { ofKind: { given: [{ terms: read }] } } });
  });

  it("CA40 D-29 K30 reads the terms of real-time salary", async () => {
    const realTime = {
      ...contract,
      kind: "REALTIME",
      terms: { winRate: "0.5", lossRate: "1", singleBetAmount: "10" },
    };
    const { run, query } = await accountPortal({ [list]: { ...book, mine: realTime } });
    const { data } = await run<object>(
      `{ contracts { ofKind(kind: REAL_TIME_SALARY) { mine { ${fields} } } } }`,
    );
    expect(data).toMatchObject({
      contracts: {
        ofKind: {
          mine: {
            kind: "REAL_TIME_SALARY",
            unpaid: null,
            terms: { winRate: "0.5", lossRate: "1", singleBetAmount: { amount: "10.00" } },
          },
        },
      },
    });
    expect(query("/wps/contracts")).toEqual({ kind: "REALTIME" });
  });

  it("S32 refuses a response without a readable list of the contracts that accepting ends", async () => {
    const broken = { ...contract, willTerminate: [{ account: "below1" }] };
    const { run } = await accountPortal({ [list]: { ...book, mine: broken } });
    const { data, errors } = await run<object>(
      "{ contracts { ofKind(kind: DIVIDEND) { mine { id } } } }",
    );
    expect(data).toEqual({ contracts: { ofKind: null } });
    expect(errors?.[0]?.extensions.code).toBe("UPSTREAM_BAD_RESPONSE");
  });

  it("C13 A62 D-31 returns the state of each kind", async () => {
    const { run } = await accountPortal({
      "GET /wps/member/info/funds/consolidated": {
        dailysalreqtype: "1",
        divtypereq: 2,
        contracthoursalreq: "0",
      },
    });
    const { data } = await run<object>(
      "{ contracts { standing { dividend dailySalary hourlySalary realTimeSalary } } }",
    );
    expect(data).toEqual({
      contracts: {
        standing: {
          dividend: "OFFERED",
          dailySalary: "ACTIVE",
          hourlySalary: "NONE",
          realTimeSalary: "NONE",
        },
      },
    });
  });
});

const results = `__typename
  ... on InvalidInput { fields { field messageKey } }
  ... on Refused { reason }`;

describe("decideContract", () => {
  const source = `mutation ($input: DecideContractInput!) { decideContract(input: $input) {
    ${results} ... on DecideContractSuccess { requestId state book { mine { id } offers { id } } }
  } }`;
  const paths = {
    DIVIDEND: "MCS2_processDividendReq",
    DAILY_SALARY: "MCS2_processDailySalContract",
    HOURLY_SALARY: "MCS2_processContractHourSalary",
    REAL_TIME_SALARY: "MCSFE_processRealTimeSalaryContract",
  };
  const modules = {
    DIVIDEND: "SIGNCONDIV3",
    DAILY_SALARY: "DAILYSALCONT3",
    HOURLY_SALARY: "HOURSAL3",
    REAL_TIME_SALARY: "RTSALARY3",
  };
  const decide = async (input: object, answer: unknown, books: unknown = book) => {
    const posts = Object.values(paths).map((name) => [`POST /wps/relay/${name}`, answer] as const);
    const portal = await accountPortal({ ...Object.fromEntries(posts), [list]: books });
    const { data } = await portal.run<{ decideContract: object }>(source, { input });
    return { ...portal, result: data?.decideContract };
  };

  it.each(Object.entries(paths))("C48 C49 C50 C51 A61 %s is sent to %s", async (kind, name) => {
    const input = { kind, requestId: "11", decision: "ACCEPT" };
    const { result, sent, calls } = await decide(input, { requestId: 11, state: "ACTIVE" });
    expect(result).toMatchObject({ requestId: "11", state: "ACTIVE", book: { mine: null } });
    expect(await sent(`POST /wps/relay/${name}`)).toEqual({ action: "ACCEPT", requestId: "11" });
    const post = calls.find(({ method }) => method === "POST");
    expect(post?.headers.get("moduleid")).toBe(modules[kind as keyof typeof modules]);
  });

  it("S31 rejects and terminates, and reports a contract that was decided meanwhile", async () => {
    const input = { kind: "DIVIDEND", requestId: "11" };
    const ended = { requestId: 11, state: "TERMINATED" };
    expect((await decide({ ...input, decision: "TERMINATE" }, ended)).result).toMatchObject({
      state: "TERMINATED",
    });
    const late = await decide({ ...input, decision: "REJECT" }, refusal("contract.state"));
    expect(late.result).toEqual({ __typename: "Refused", reason: "STATE_CHANGED" });
  });

  it("CA40 resolves a lost response by the list", async () => {
    const lost = new Response("", { status: 503 });
    const input = { kind: "DIVIDEND", requestId: "11", decision: "ACCEPT" };
    const active = { mine: { ...contract, state: "ACTIVE" }, offers: [], given: [] };
    expect((await decide(input, lost, active)).result).toMatchObject({ state: "ACTIVE" });
    const ended = {
      mine: null,
      offers: [],
      given: [],
      ended: [{ ...contract, state: "REJECTED" }],
    };
    const no = { ...input, decision: "REJECT" };
    expect((await decide(no, lost, ended)).result).toMatchObject({ state: "REJECTED" });
    expect((await decide(input, lost)).result).toMatchObject({ reason: "OUTCOME_UNKNOWN" });
    expect((await decide(input, lost, lost)).result).toMatchObject({ reason: "OUTCOME_UNKNOWN" });
  });
});

describe("offerContract", () => {
  const post = "POST /wps/relay/MCS2_processDividendReq";
  const source = `mutation ($input: OfferContractInput!) { offerContract(input: $input) {
    ${results} ... on OfferContractSuccess { requestId state }
  } }`;
  const input = {
    kind: "DIVIDEND",
    account: "below1",
    period: { rate: "5", period: "MONTHLY", activeCount: 2, periodLoss: "100", minBetPeriod: 3 },
    idempotencyKey: demoKey,
  };
  const offer = async (
    answer: unknown,
    more: object = {},
    role: "AGENT" | "MEMBER" = "AGENT",
    books: unknown = book,
  ) => {
    const portal = await accountPortal({ [post]: answer, [list]: books }, role);
    const send = () =>
      portal.run<{ offerContract: object }>(source, { input: { ...input, ...more } });
    const { data, errors } = await send();
    return { ...portal, send, result: data?.offerContract, code: errors?.[0]?.extensions.code };
  };

  it("C48 D-28 D-30 K66 P10 sends the terms with the platform's codes, once per key", async () => {
    const { result, sent, send, count } = await offer({ requestId: 12, state: "OFFERED" });
    expect(result).toEqual({
      __typename: "OfferContractSuccess",
      requestId: "12",
      state: "OFFERED",
    });
    expect(await sent(post)).toEqual({
      action: "OFFER",
      requestId: demoKey,
      account: "below1",
      terms: { rate: "5", period: "M", activeCount: 2, periodLoss: "100.00", minBetPeriod: 3 },
    });
    await send();
    expect(count(post)).toBe(1);
  });

  it("P10 P19 is only for agents", async () => {
    const { code, calls } = await offer({}, {}, "MEMBER");
    expect([code, calls]).toEqual(["AGENT_ONLY", []]);
  });

  it("V60 D-29 refuses terms of another kind, rates above 100 and invalid amounts", async () => {
    const wrongKind = await offer({}, { kind: "REAL_TIME_SALARY" });
    expect(wrongKind.result).toMatchObject({ fields: [{ field: "realTime" }] });
    const period = { rate: "100.5", period: "DAILY", amount: "-1" };
    const { result, calls } = await offer({}, { period });
    expect(result).toMatchObject({ fields: [{ field: "rate" }, { field: "amount" }] });
    expect(calls).toEqual([]);
  });

  it("C48 reports a rate that the platform does not allow", async () => {
    const { result } = await offer(refusal("contract.rate"));
    expect(result).toMatchObject({
      fields: [{ field: "rate", messageKey: "validation.rateNotAllowed" }],
    });
  });

  it("CA40 finds an offer with a lost response among the given contracts", async () => {
    const books = { ...book, given: [] as object[] };
    const lost = new Response("", { status: 502 });
    const { result, send, now } = await offer(lost, {}, "AGENT", () => books);
    expect(result).toMatchObject({ reason: "OUTCOME_UNKNOWN" });
    books.given = [
      { ...contract, requestId: 1, to: "below1", offeredAt: now() - 3_600_000 },
      { ...contract, requestId: 2, to: "below1", offeredAt: now() + 1 },
    ];
    expect((await send()).data?.offerContract).toMatchObject({ requestId: "2", state: "OFFERED" });
  });
});
