import { describe, expect, it } from "vitest";
import { accountPortal, demoKey, pageOf } from "../../testing/account.ts";
import { refusal } from "../../testing/platform.ts";

const redemption = {
  transactionNo: "T1",
  applyTime: 1000,
  exchangeType: "gift",
  productName: "Mug",
  quantity: 1,
  requiredPoints: 300,
  requiredAmount: "0",
  status: "applying",
  remark: null,
  deliveryAddress: "1 Street",
  phone: "010-1234-5678",
};
const table = {
  "GET /wps/relay/MCS2_getPointBalance": { balance: 1200, frozen: 300 },
  "GET /wps/relay/MCS2_getPointReward": [
    {
      id: 1,
      name: "Mug",
      type: "GIFT",
      image: "https://portal.test/mug.svg",
      requiredPoints: 300,
      requiredAmount: "0",
      stock: 4,
      description: "<p>Holds tea</p><script>x</script>",
    },
  ],
  "GET /wps/relay/MCS2_getRedeemPointList": pageOf(
    ["applying", "passed", "rejected", "lost"].map((status) => ({ ...redemption, status })),
  ),
  "GET /wps/relay/MCS2_getPointConfig": {
    depositRatio: [
      { min: "0", max: "1000", pointsPer100: "10" },
      { min: "1000", max: null, pointsPer100: 12.5 },
    ],
    convertRatio: "0.0100",
    expires: false,
  },
  "GET /wps/relay/ODSFE2_MemTransDet": pageOf([
    { id: 1, pointType: "deposit", points: 10, balanceAfter: 1200, at: 1, remark: "" },
    { id: 2, pointType: "redeem", points: -300, balanceAfter: 900, at: 2, remark: "Mug" },
  ]),
};

describe("points", () => {
  it("C52 C53 C54 C55 C56 S29 A59 D-25 D-26 K32 K33 returns the point mall in one query", async () => {
    const { run } = await accountPortal(table);
    const { data, errors } = await run<{ points: object }>(`{ points {
      balance { available frozen }
      rewards { id name type image requiredPoints requiredAmount { amount } stock description }
      redemptions { nodes { id status type deliveryAddress } }
      rules { depositRatio { min { amount } max { amount } pointsPer100 } convertRatio expires }
      history { nodes { type points balanceAfter remark } }
    } }`);
    expect(errors).toBeUndefined();
    expect(data?.points).toMatchObject({
      balance: { available: 1200, frozen: 300 },
      rewards: [{ id: "1", type: "GIFT", image: "https://portal.test/mug.svg", stock: 4 }],
      rules: {
        depositRatio: [
          { min: { amount: "0.00" }, max: { amount: "1000.00" }, pointsPer100: "10" },
          { max: null, pointsPer100: "12.5" },
        ],
        convertRatio: "0.01",
        expires: false,
      },
      history: {
        nodes: [
          { type: "DEPOSIT", points: 10, remark: null },
          { type: "REDEEM", points: -300, remark: "Mug" },
        ],
      },
    });
    const mall = data?.points as
      | { redemptions: { nodes: { status: string }[] }; rewards: { description: string }[] }
      | undefined;
    expect(mall?.redemptions.nodes.map(({ status }) => status)).toEqual([
      "IN_PROCESS",
      "APPROVED",
      "REJECTED",
    ]);
    expect(mall?.rewards[0]?.description).not.toContain("script");
  });

  it("C56 D-26 sends the platform's code of a type", async () => {
    const { run, query } = await accountPortal(table);
    await run("{ points { history(type: LOTTERY) { nodes { id } } } }");
    expect(query("/wps/relay/ODSFE2_MemTransDet").pointType).toBe("lottery");
  });
});

describe("one redemption", () => {
  const list = "GET /wps/relay/MCS2_getRedeemPointList";
  const source = "query ($id: ID!) { points { redemption(id: $id) { id status } } }";
  const on = (pageNum: number, content: object[]) => ({
    ...pageOf(content),
    pageNum,
    totalPages: 2,
  });

  it("C54 D-25 S29 is searched in the records page by page until found, up to a limit", async () => {
    const pages = [
      on(1, [{ ...redemption, transactionNo: "RX9" }]),
      on(2, [{ ...redemption, transactionNo: "RX1", status: "passed" }]),
    ];
    const answers = (request: Request) =>
      pages[Number(new URL(request.url).searchParams.get("pageNo")) - 1];
    const { run, count } = await accountPortal({ [list]: answers });
    const find = async (id: string) => (await run<{ points: object }>(source, { id })).data?.points;
    expect(await find("RX9")).toEqual({ redemption: { id: "RX9", status: "IN_PROCESS" } });
    expect(count(list)).toBe(1);
    expect(await find("RX1")).toEqual({ redemption: { id: "RX1", status: "APPROVED" } });
    expect(await find("RX0")).toEqual({ redemption: null });
    expect(count(list)).toBe(5);
  });
});

const results = `__typename
  ... on InvalidInput { fields { field messageKey values { name value } } }
  ... on Refused { reason }`;

describe("redeemPoints", () => {
  const post = "POST /wps/relay/passwordCheck/MCS2_redeemPointReward";
  const source = `mutation ($input: RedeemPointsInput!) { redeemPoints(input: $input) {
    ${results} ... on RedeemPointsSuccess { redemptionId status }
  } }`;
  const input = { rewardId: "1", paymentPassword: "246810", idempotencyKey: demoKey };
  const redeem = async (answer: unknown, more: object = {}, list: unknown = pageOf([])) => {
    const portal = await accountPortal({
      [post]: answer,
      "GET /wps/relay/MCS2_getRedeemPointList": list,
    });
    const send = async () =>
      (await portal.run<{ redeemPoints: object }>(source, { input: { ...input, ...more } })).data
        ?.redeemPoints;
    return { ...portal, send, result: await send() };
  };

  it("C57 A8 M23 sends an encrypted body, with the address for a gift", async () => {
    const more = { address: " 1 Street ", phone: "010-1234-5678" };
    const { result, sent, calls } = await redeem({ transactionNo: 8, status: "applying" }, more);
    expect(result).toEqual({
      __typename: "RedeemPointsSuccess",
      redemptionId: "8",
      status: "IN_PROCESS",
    });
    expect(await sent(post)).toEqual({
      rewardId: "1",
      quantity: 1,
      address: "1 Street",
      phone: "01012345678",
      paymentPassword: "246810",
      requestId: demoKey,
    });
    expect(calls[0]?.headers.get("moduleid")).toBe("PTSYS3");
  });

  it.each([
    ["point.not.enough", "quantity", "validation.pointsNotEnough"],
    ["balance.not.enough", "quantity", "validation.balanceNotEnough"],
    ["product.sold.out", "rewardId", "validation.soldOut"],
    ["payment.password.error", "paymentPassword", "validation.paymentPasswordWrong"],
  ])("C57 M22 puts %s under its field", async (code, field, messageKey) => {
    const { result } = await redeem(refusal(code));
    expect(result).toMatchObject({ fields: [{ field, messageKey }] });
  });

  it("C57 V48 V60 refuses invalid quantities: a quantity must be greater than zero", async () => {
    for (const quantity of [0, -1]) {
      const { result, calls } = await redeem({}, { quantity });
      const values = [{ name: "min", value: "0" }];
      expect(result).toMatchObject({
        fields: [{ field: "quantity", messageKey: "validation.moreThan", values }],
      });
      expect(calls).toEqual([]);
    }
  });

  it("C57 C54 resolves a lost response by the list of redemptions", async () => {
    const rows: unknown[] = [];
    const lost = new Response("", { status: 502 });
    const { result, send, count } = await redeem(lost, {}, () => pageOf(rows));
    expect(result).toMatchObject({ reason: "OUTCOME_UNKNOWN" });
    rows.push({ ...redemption, transactionNo: "T9", requestId: demoKey });
    expect(await send()).toMatchObject({ redemptionId: "T9", status: "IN_PROCESS" });
    expect(count(post)).toBe(1);
  });
});

describe("convertPoints", () => {
  const post = "POST /wps/relay/passwordCheck/MCS2_convertPoint";
  const source = `mutation ($input: ConvertPointsInput!) { convertPoints(input: $input) {
    ${results} ... on ConvertPointsSuccess { amount { amount currency } balance { amount } }
  } }`;
  const input = { points: 500, paymentPassword: "246810", idempotencyKey: demoKey };

  it("C58 converts points to money once per key", async () => {
    const { run, sent, count } = await accountPortal({ [post]: { amount: "5", balance: "105" } });
    const send = async () => (await run<{ convertPoints: object }>(source, { input })).data;
    const answers = [await send(), await send()];
    const success = { amount: { amount: "5.00", currency: "USD" }, balance: { amount: "105.00" } };
    expect(answers[0]?.convertPoints).toMatchObject(success);
    expect(answers[1]).toEqual(answers[0]);
    expect(count(post)).toBe(1);
    expect(await sent(post)).toMatchObject({ points: 500, requestId: demoKey });
  });

  it("C58 CA21 does not mistake a redemption for a lost conversion", async () => {
    const spent = { id: 2, account: "player1", kind: "POINTS", amount: "-10", requestId: null };
    const rows: object[] = [];
    const { run, now } = await accountPortal({
      [post]: new Response("", { status: 502 }),
      "GET /wps/records/transactions": () => pageOf(rows),
    });
    rows.push({ ...spent, at: now() });
    const send = async () => (await run<{ convertPoints: object }>(source, { input })).data;
    await send();
    expect((await send())?.convertPoints).toMatchObject({ reason: "OUTCOME_UNKNOWN" });
    rows.push({ ...spent, id: 3, amount: "5", at: now() });
    expect((await send())?.convertPoints).toMatchObject({ amount: { amount: "5.00" } });
  });

  it("C58 CA21 resolves a lost response by the ledger, and reports limits in points", async () => {
    const kind = "POINTS";
    const row = { id: 1, account: "player1", kind, amount: "5", at: null, requestId: demoKey };
    const { run } = await accountPortal({
      [post]: new Response("{", { status: 200 }),
      "GET /wps/records/transactions": pageOf([row]),
    });
    const send = async () => (await run<{ convertPoints: object }>(source, { input })).data;
    expect((await send())?.convertPoints).toMatchObject({ reason: "OUTCOME_UNKNOWN" });
    expect((await send())?.convertPoints).toMatchObject({
      amount: { amount: "5.00" },
      balance: null,
    });
    const small = await accountPortal({ [post]: refusal("amount.out.of.range", { min: "100" }) });
    expect((await small.run(source, { input })).data).toMatchObject({
      convertPoints: { fields: [{ field: "points" }] },
    });
  });
});
