import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { accountPortal } from "../../testing/account.ts";
import { refusal } from "../../testing/platform.ts";
import { dayAt, startOfDay } from "../../values/brand-day.ts";

const put = "PUT /wps/agent/downline/rates";
const get = "GET /wps/agent/rateEffect";
const day = 86_400_000;
/** By the clock of `accountPortal`. */
const dawn = startOfDay(Date.UTC(2026, 4, 10, 12), aurora.gmtOffset);
const dayIn = (days: number) => dayAt(dawn + days * day, aurora.gmtOffset);
const member = { id: 51, account: "below1", type: "AGENT", balance: "0", rates: { RNG: "0.4" } };
const atOnce = { ...aurora, calls: { CA173: { enabled: false } } };

describe("setDownlineRates", () => {
  const source = `mutation ($input: SetDownlineRatesInput!) { setDownlineRates(input: $input) {
    __typename
    ... on InvalidInput { fields { field messageKey } }
    ... on SetDownlineRatesSuccess { account from rates { type rate } }
  } }`;
  const rates = [{ type: "RNG", rate: "0.5" }];
  const portalOf = (answer: unknown = {}, brand = aurora) =>
    accountPortal({ [put]: answer, "GET /wps/agent/downline/account": member }, "AGENT", { brand });
  const change = async (from?: string, brand = aurora) => {
    const portal = await portalOf({}, brand);
    const input = { account: "below1", rates, ...(from === undefined ? {} : { from }) };
    const { data } = await portal.run<{ setDownlineRates: object }>(source, { input });
    return { ...portal, result: data?.setDownlineRates };
  };

  it("CA58 P10 N26 rates change from the next day of the brand's zone on, with an encrypted body and an entry in the trail", async () => {
    const { result, sent, calls, scope } = await change();
    expect(result).toMatchObject({ account: "below1", rates, from: dayIn(1) });
    const body = { account: "below1", rates: { RNG: "0.5" }, from: dawn + day };
    expect(await sent(put)).toEqual(body);
    expect(calls.at(-1)?.headers.get("content-type")).toBe("application/jose");
    expect(scope.audit.records.at(-1)).toMatchObject({
      kind: "RATES",
      subject: "below1",
      before: { rates: '[{"type":"RNG","rate":"0.4"}]' },
      after: { rates: '[{"rate":"0.5","type":"RNG"}]' },
    });
  });

  it("CA58 an empty change is refused", async () => {
    const portal = await portalOf();
    const { data } = await portal.run<object>(source, { input: { account: "below1", rates: [] } });
    expect(data).toMatchObject({ setDownlineRates: { fields: [{ field: "rates" }] } });
    expect(portal.count(put)).toBe(0);
  });

  it("N26 a later day can be chosen; the running one, an earlier one, none and one far ahead can't", async () => {
    const later = await change(dayIn(9));
    expect(await later.sent(put)).toMatchObject({ from: dawn + 9 * day });
    for (const [from, messageKey] of [
      [dayIn(0), "validation.rateStartPast"],
      [dayIn(-30), "validation.rateStartPast"],
      [dayIn(400), "validation.rateStartFar"],
      ["2026-02-30", "validation.date"],
      ["soon", "validation.date"],
    ]) {
      const { result, count } = await change(from);
      expect(result, from).toMatchObject({ fields: [{ field: "from", messageKey }] });
      expect(count(put), from).toBe(0);
    }
  });

  it("N26 a platform that does not say from when on rates hold gets no day, and takes none", async () => {
    const { result, sent } = await change(undefined, atOnce);
    expect(result).toMatchObject({ from: null });
    expect(await sent(put)).toEqual({ account: "below1", rates: { RNG: "0.5" } });
    const chosen = await change(dayIn(9), atOnce);
    expect(chosen.result).toMatchObject({
      fields: [{ field: "from", messageKey: "validation.rateStartAtOnce" }],
    });
  });

  it("N26 a platform whose day has begun later refuses the day, and the field says so", async () => {
    const portal = await portalOf(refusal("rate.start"));
    const { data } = await portal.run<object>(source, { input: { account: "below1", rates } });
    expect(data).toMatchObject({
      setDownlineRates: { fields: [{ field: "from", messageKey: "validation.rateStartPast" }] },
    });
  });
});

describe("rateReview", () => {
  const source = `query ($rates: [RateInput!]!) {
    agent { rateReview(accounts: ["below1", "below2"], rates: $rates) {
      startsOn from to total { amount currency }
      accounts { account more { amount } changes { type before after least } }
    } }
  }`;
  const effect = {
    startsAt: dawn + day,
    from: dawn - 30 * day,
    to: dawn - 1,
    currency: "USD",
    accounts: [
      {
        account: "below1",
        rates: { RNG: "0.4", LIVE: "0.2" },
        givenOn: { RNG: "0.3" },
        play: { RNG: "1000.07", LIVE: "50" },
      },
      { account: "below2", rates: {}, givenOn: {}, play: {} },
    ],
  };
  const review = async (
    rates: object,
    answer: unknown = effect,
    { brand = aurora, more = {} } = {},
  ) => {
    const portal = await accountPortal({ [get]: answer, ...more }, "AGENT", { brand });
    const { data, errors } = await portal.run<{ agent: { rateReview: object | null } }>(source, {
      rates: Object.entries(rates).map(([type, rate]) => ({ type, rate })),
    });
    return { review: data?.agent.rateReview, errors };
  };

  it("N26 CA173 says from when on, what each account has and would get, and what that would have come to", async () => {
    const { review: found } = await review({ RNG: "0.5", LIVE: "0.20" });
    expect(found).toEqual({
      startsOn: dayIn(1),
      from: dayIn(-30),
      to: dayIn(-1),
      // 1000.07 × 0.5 % is 5.0003 and × 0.4 % is 4.0002, both rounded down.
      total: { amount: "1.0001", currency: "USD" },
      accounts: [
        {
          account: "below1",
          more: { amount: "1.0001" },
          changes: [{ type: "RNG", before: "0.4", after: "0.5", least: null }],
        },
        {
          account: "below2",
          more: { amount: "0.00" },
          changes: [
            { type: "RNG", before: null, after: "0.5", least: null },
            { type: "LIVE", before: null, after: "0.20", least: null },
          ],
        },
      ],
    });
    const { review: lower } = await review({ RNG: "0.2" });
    expect(lower).toMatchObject({
      accounts: [
        { more: { amount: "-2.0001" }, changes: [{ type: "RNG", least: "0.3" }] },
        { account: "below2" },
      ],
    });
  });

  it("N26 an amount that can't be read fails the review, and accounts that are not below have none", async () => {
    const [first, ...others] = effect.accounts;
    const odd = { ...effect, accounts: [{ ...first, play: { RNG: "much" } }, ...others] };
    expect((await review({ RNG: "0.5" }, odd)).errors?.[0]?.extensions.code).toBe(
      "UPSTREAM_BAD_RESPONSE",
    );
    const none = await review({ RNG: "0.5" }, refusal("transfer.not.related"));
    expect([none.review, none.errors]).toEqual([null, undefined]);
  });

  it("N26 without CA173 a review has what each account has (CA66), and neither days nor amounts", async () => {
    const more = { "GET /wps/agent/downline/account": member };
    const { review: found } = await review({ RNG: "0.5" }, effect, { brand: atOnce, more });
    const change = { type: "RNG", before: "0.4", after: "0.5", least: null };
    const one = { account: "below1", more: null, changes: [change] };
    expect(found).toEqual({
      startsOn: null,
      from: null,
      to: null,
      total: null,
      accounts: [one, one],
    });
  });
});
