import { describe, expect, it } from "vitest";
import { marketOf } from "../../../markets/index.ts";
import { pageOf } from "../../testing/account.ts";
import {
  day,
  depositPortal,
  exceeded,
  freshKey,
  list,
  noon,
  post,
  record,
  success,
} from "../../testing/deposits.ts";

const ofDay = { kind: "DEPOSIT", period: "DAY" };

describe("G4 a market that wants a limit chosen before the first deposit", () => {
  const requesting = { country: "GB", market: marketOf("GB", null) };
  const none = "mutation { result: chooseNoLimit { __typename } }";
  const state = "{ accountLimits { choiceNeeded offered } }";
  type State = { accountLimits: { choiceNeeded: boolean; offered: string[] } };
  const needed = { __typename: "Refused", reason: "LIMIT_CHOICE_NEEDED" };

  it("refuses a deposit before the platform is asked, until a limit is set", async () => {
    const { deposit, limit, count, run } = await depositPortal({}, "MEMBER", requesting);
    expect(await deposit("10")).toEqual(needed);
    expect(count(post)).toBe(0);
    expect((await run<State>(state)).data?.accountLimits).toEqual({
      choiceNeeded: true,
      offered: ["DEPOSIT", "NET_LOSS", "SESSION_TIME", "STAKE"],
    });
    await limit("nothing");
    expect(await deposit("10")).toEqual(needed);
    await limit("60", "DAY", "SESSION_TIME");
    expect(await deposit("10")).toMatchObject(success);
    expect((await run<State>(state)).data?.accountLimits.choiceNeeded).toBe(false);
  });

  it("takes no limit as a choice, once and for all", async () => {
    const { deposit, limit, run, send, later } = await depositPortal({}, "MEMBER", requesting);
    // To remove a limit that there is not is no choice.
    await limit(null);
    expect(await deposit("10")).toEqual(needed);
    expect((await run<{ result: object }>(none)).data?.result).toEqual({
      __typename: "ChooseNoLimitSuccess",
    });
    expect(await deposit("10")).toMatchObject(success);
    await limit("5");
    await limit(null);
    later(day);
    await send("confirm", { limit: ofDay });
    expect(await deposit("10")).toMatchObject(success);
  });

  it("is not asked elsewhere, and money from above never waits for it", async () => {
    const { deposit, run } = await depositPortal();
    expect((await run<State>(state)).data?.accountLimits.choiceNeeded).toBe(false);
    expect(await deposit("10")).toMatchObject(success);
    const agent = await depositPortal(
      { "POST /wps/transfer/line": { id: "t1", balance: "1.00" } },
      "AGENT",
      requesting,
    );
    const input = { direction: "DOWNLINE", account: "player9", amount: "5" };
    const secrets = { paymentPassword: "246810", idempotencyKey: freshKey() };
    expect(await agent.send("transfer", { input: { ...input, ...secrets } })).toMatchObject({
      __typename: "TransferToLineSuccess",
    });
  });
});

describe("G3 G5 changing a deposit limit", () => {
  it("an amount is typed freely and checked by the currency's decimals", async () => {
    const { limit } = await depositPortal();
    for (const text of ["", "0", "-1", "1.005", "x"]) {
      expect(await limit(text)).toMatchObject({ fields: [{ field: "limit" }] });
    }
    expect(await limit("17.35")).toMatchObject({ atOnce: true });
  });

  it("lower holds at once; higher needs 24 hours and a second yes; the latest request counts", async () => {
    const { limit, deposit, send, later } = await depositPortal();
    expect(await limit("100")).toMatchObject({ atOnce: true });
    expect(await limit("50")).toMatchObject({ atOnce: true });
    expect(await limit("200")).toMatchObject({ atOnce: false });
    expect(await limit(null)).toMatchObject({ atOnce: false });
    expect(await deposit("51")).toEqual(exceeded("50.00"));
    later(day - 1);
    expect(await send("confirm", { limit: ofDay })).toMatchObject({ reason: "STATE_CHANGED" });
    later(1);
    expect(await deposit("51")).toEqual(exceeded("50.00"));
    expect(await send("confirm", { limit: ofDay })).toMatchObject({
      __typename: "ConfirmLimitSuccess",
    });
    expect(await deposit("500")).toMatchObject(success);
    expect(await send("confirm", { limit: ofDay })).toMatchObject({ reason: "STATE_CHANGED" });
  });

  it("a request can be taken back, and lapses when nobody confirms it", async () => {
    const { limit, send, later } = await depositPortal();
    await limit("100");
    await limit("200");
    await send("drop", { limit: ofDay });
    later(2 * day);
    expect(await send("confirm", { limit: ofDay })).toMatchObject({ reason: "STATE_CHANGED" });
    await limit("200");
    later(8 * day);
    expect(await send("confirm", { limit: ofDay })).toMatchObject({ reason: "STATE_CHANGED" });
  });

  it("G6 shows the limit, what is used and left, the window and the request", async () => {
    const { limit, run } = await depositPortal({ [list]: pageOf([record("d9", "70.00")]) });
    await limit("100");
    await limit("200");
    const query = `{ accountLimits { kinds(only: [DEPOSIT]) { kind readAt periods { period from until
      limit { money { amount } minutes } used { money { amount } } left { money { amount } }
      request { limit { money { amount } } requestedAt confirmFrom confirmUntil } } } } }`;
    const { data, errors } = await run<{ accountLimits: unknown }>(query);
    expect(errors).toBeUndefined();
    const midnight = Date.UTC(2026, 4, 10, 16);
    const money = (amount: string) => ({ money: { amount } });
    expect(data?.accountLimits).toEqual({
      kinds: [
        {
          kind: "DEPOSIT",
          readAt: noon,
          periods: [
            {
              period: "DAY",
              from: midnight - day,
              until: midnight,
              limit: { ...money("100.00"), minutes: null },
              used: money("70.00"),
              left: money("30.00"),
              request: {
                limit: money("200.00"),
                requestedAt: noon,
                confirmFrom: noon + day,
                confirmUntil: noon + 8 * day,
              },
            },
            expect.objectContaining({
              period: "WEEK",
              limit: null,
              used: money("70.00"),
              left: null,
            }),
            expect.objectContaining({ period: "MONTH", limit: null, request: null }),
          ],
        },
      ],
    });
  });

  it("G6 shows the limits also when the records can't be read", async () => {
    const { limit, run } = await depositPortal({ [list]: new Response("", { status: 500 }) });
    await limit("100");
    const query = `{ accountLimits { kinds(only: [DEPOSIT]) {
      readAt periods { limit { money { amount } } used { money { amount } } } } } }`;
    const { data } = await run<{ accountLimits: { kinds: { periods: unknown[] }[] } }>(query);
    expect(data?.accountLimits.kinds[0]).toMatchObject({ readAt: null });
    const first = { limit: { money: { amount: "100.00" } }, used: null };
    expect(data?.accountLimits.kinds[0]?.periods[0]).toEqual(first);
  });
});
