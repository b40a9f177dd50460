import { describe, expect, it } from "vitest";
import { depositPortal, freshKey, noon } from "../../testing/deposits.ts";

const profit = "GET /wps/records/profit";
const start = "POST /wps/game/launchGame";
const wallets = "POST /wps/relay/GCS_walletTransfer";

const launchDocument = `mutation ($input: LaunchGameInput!) { result: launchGame(input: $input) {
  __typename ... on LaunchRefused { reason until } ... on Refused { reason } } }`;
const transferDocument = `mutation ($input: TransferFundsInput!) { result: transferFunds(input: $input) {
  __typename ... on Refused { reason } } }`;

const lost = (stake: string, win = "0") => {
  const sums = { deposit: "0", withdrawal: "0", stake, win, bonus: "0", rebate: "0", profit: "0" };
  return { days: [{ day: "2026-05-10", ...sums }], totals: sums };
};

async function player(report: unknown) {
  const portal = await depositPortal({
    [profit]: report,
    [start]: { url: "https://play.example/x" },
    [wallets]: { balances: [] },
  });
  type Result = { result: Record<string, unknown> };
  const send = async (source: string, input: object) =>
    (await portal.run<Result>(source, { input })).data?.result;
  return {
    ...portal,
    loss: (amount: string) => portal.limit(amount, "DAY", "NET_LOSS"),
    launch: () =>
      send(launchDocument, {
        gameId: "1",
        gameCode: "g",
        vendorCode: "v",
        type: "RNG",
        idempotencyKey: freshKey(),
      }),
    move: (from: string, to: string) =>
      send(transferDocument, { from, to, amount: "1", idempotencyKey: freshKey() }),
  };
}

describe("G7 a limit on net loss closes play before the platform is asked", () => {
  it("at a launch, and for money into a game's wallet, but not for money out of it", async () => {
    const { loss, launch, move, calls } = await player(lost("100.00", "40.00"));
    await loss("60");
    const before = calls.length;
    // Until the day of the brand's zone is over.
    const until = Date.UTC(2026, 4, 10, 16);
    expect(await launch()).toEqual({
      __typename: "LaunchRefused",
      reason: "NET_LOSS_LIMIT",
      until,
    });
    expect(await move("MAIN", "v")).toMatchObject({ reason: "LIMIT_REACHED" });
    const requested = calls.slice(before).map(({ url }) => new URL(url).pathname);
    // The platform's own limits are asked for once a minute where there is one here (G40).
    expect(requested).toEqual(["/wps/member/limits", "/wps/records/profit"]);
    expect(await move("v", "MAIN")).toEqual({ __typename: "TransferFundsSuccess" });
  });

  it("without a limit, no record is read", async () => {
    const { launch, move, count } = await player(lost("100"));
    await launch();
    expect(count(start)).toBe(1);
    expect(await move("MAIN", "v")).toEqual({ __typename: "TransferFundsSuccess" });
    expect(count(profit)).toBe(0);
  });

  it("lets play go on when records or limits can't be read, and when a day of them is missing", async () => {
    const unreadable = await player(new Response("", { status: 500 }));
    await unreadable.loss("1");
    await unreadable.launch();
    expect(unreadable.count(start)).toBe(1);
    const torn = await player({ ...lost("100"), days: [] });
    await torn.loss("1");
    await torn.launch();
    expect(torn.count(start)).toBe(1);
    const gone = await player(lost("100"));
    const { of } = gone.scope.protection;
    const reject = () => Promise.reject(new Error("gone"));
    gone.scope.protection = { of: (name) => ({ ...of(name), checkPlay: reject }) };
    await gone.launch();
    expect(gone.count(start)).toBe(1);
    expect(gone.scope.lines.map(({ event }) => event)).toContain("protection.unreachable");
  });

  it("G3 minutes are whole, and time has no limit but by the day", async () => {
    const { limit } = await player(lost("0"));
    for (const text of ["", "0", "1441", "1.5", "x"]) {
      expect(await limit(text, "DAY", "SESSION_TIME")).toMatchObject({
        fields: [{ field: "limit", messageKey: "validation.minutes" }],
      });
    }
    expect(await limit("60", "WEEK", "SESSION_TIME")).toMatchObject({
      fields: [{ field: "period" }],
    });
    expect(await limit("60", "DAY", "SESSION_TIME")).toMatchObject({ atOnce: true });
  });

  it("G6 shows net loss as of its reading, and the minutes of today", async () => {
    const { loss, run } = await player(lost("100.00", "40.00"));
    await loss("80");
    const query = `{ accountLimits { kinds(only: [NET_LOSS, SESSION_TIME]) { kind readAt periods { period
      used { money { amount } minutes } left { money { amount } } } } } }`;
    const { data, errors } = await run<{ accountLimits: { kinds: unknown[] } }>(query);
    expect(errors).toBeUndefined();
    expect(data?.accountLimits.kinds).toMatchObject([
      {
        kind: "NET_LOSS",
        readAt: noon,
        periods: [
          {
            period: "DAY",
            left: { money: { amount: "20.00" } },
            used: { money: { amount: "60.00" }, minutes: null },
          },
          { period: "WEEK" },
          { period: "MONTH" },
        ],
      },
      { kind: "SESSION_TIME", periods: [{ period: "DAY", used: { minutes: 0 } }] },
    ]);
  });
});
