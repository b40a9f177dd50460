import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { accountPortal } from "../../testing/account.ts";

const brought = (visits: number, deposits: string, revenue: string) => ({
  visits,
  registrations: 1,
  firstDeposits: 1,
  secondDeposits: 0,
  deposits,
  revenue,
});
const link = {
  code: "ABCD2345",
  name: "Expo",
  campaign: "",
  landing: "/promotions",
  type: "MEMBER",
  rates: { RNG: "0.5" },
  uses: 1,
  visits: 900,
  createdAt: 1,
  retiredAt: null,
};
const refusal = (errorCode: string) => ({ success: false, errorCode, message: "no" });
const days = `linkDays(code: "ABCD2345", range: $range) {
  link { code name campaign landing url } days { day figures { visits revenue { amount } } }
  totals { visits deposits { amount } revenue { amount } } }`;
const day = 86_400_000;
const monday = Date.parse("2026-05-04T00:00:00+08:00");
const range = { from: monday + 3_600_000, to: monday + 2 * day - 1 };

async function read(path: string, answer: unknown, field: string, brand = aurora) {
  const portal = await accountPortal({ [`GET /wps/agent/links/${path}`]: answer }, "AGENT", {
    brand,
  });
  const { data, errors } = await portal.run<{ agent: Record<string, unknown> }>(
    `query ($range: DateRange) { agent { ${field} } }`,
    { range },
  );
  return { found: data?.agent, errors, portal };
}

describe("links", () => {
  it("N10 N27 CA162 every day of the range that has figures is there, sums are exact, and the address leads by the link's page", async () => {
    const answer = {
      link: { ...link, ...brought(3, "0.3", "0.0003") },
      days: [
        { day: "2026-05-04", ...brought(1, "0.1", "0.0001") },
        { day: "2026-05-05", ...brought(2, "0.2", "0.0002") },
      ],
    };
    const wider = { ...answer, days: answer.days.slice(0, 1) };
    const { found, portal } = await read("days", answer, days);
    expect(found?.linkDays).toMatchObject({
      link: { name: "Expo", campaign: null, url: `${portal.scope.origin}/r/ABCD2345/promotions` },
      totals: { visits: 3, deposits: { amount: "0.30" }, revenue: { amount: "0.0003" } },
    });
    expect(portal.query("/wps/agent/links/days")).toMatchObject({
      code: "ABCD2345",
      zone: "+08:00",
      from: String(range.from),
      to: String(range.to - 1),
    });
    const cut = { ...answer, sumsSince: monday + day };
    expect((await read("days", cut, days)).found?.linkDays).toMatchObject({
      days: [{ day: "2026-05-05", figures: { visits: 2 } }],
    });
    expect((await read("days", wider, days)).found?.linkDays).toMatchObject({
      days: [
        { day: "2026-05-04", figures: { visits: 1 } },
        { day: "2026-05-05", figures: { visits: 0, revenue: { amount: "0.00" } } },
      ],
    });
  });

  it("N10 CA161 all links, with what all of them brought", async () => {
    const answer = [
      { ...link, ...brought(3, "1000000000000.25", "1") },
      { ...link, code: "WXYZ6789", landing: "//evil.test", ...brought(4, "0.5", "-0.25") },
    ];
    const field = `linkReport(range: $range) { links { link { url } figures { visits } }
      totals { visits registrations deposits { amount } revenue { amount } } }`;
    const { found, portal } = await read("figures", { links: answer }, field);
    expect(found?.linkReport).toEqual({
      links: [
        { link: { url: `${portal.scope.origin}/r/ABCD2345/promotions` }, figures: { visits: 3 } },
        {
          link: { url: `${portal.scope.origin}/register?referralCode=WXYZ6789` },
          figures: { visits: 4 },
        },
      ],
      totals: {
        visits: 7,
        registrations: 2,
        deposits: { amount: "1000000000000.75" },
        revenue: { amount: "0.75" },
      },
    });
  });

  it("N10 CA162 CA163 another agent's link and one that does not exist are the same: nothing", async () => {
    const field = `linkSources(code: "ABCD2345", range: $range) { rows { campaign } }`;
    for (const [path, requested] of [
      ["days", days],
      ["sources", field],
    ] as const) {
      const { found, errors } = await read(path, refusal("affiliate.invalid"), requested);
      expect(Object.values(found ?? {})).toEqual([null]);
      expect(errors).toBeUndefined();
    }
  });

  it.each(["visits", "revenue", "deposits"])(
    "N10 CA161 nothing is shown where %s of one link can't be read",
    async (name) => {
      const links = [
        { ...link, ...brought(3, "1", "1") },
        { ...link, ...brought(3, "1", "1"), [name]: "much" },
      ];
      const { found, errors } = await read(
        "figures",
        { links },
        "linkReport(range: $range) { totals { visits } }",
      );
      expect(found?.linkReport).toBeNull();
      expect(errors?.[0]?.extensions.code).toBe("UPSTREAM_BAD_RESPONSE");
    },
  );

  it("N10 A56 a brand without the calls has no figures, and no error", async () => {
    const off = { ...aurora, calls: { CA162: { enabled: false } } };
    const { found, errors } = await read("days", {}, days, off);
    expect([found, errors]).toEqual([{ linkDays: null }, undefined]);
  });
});

const change = `mutation ($input: ChangeReferralLinkInput!) { changeReferralLink(input: $input) {
  __typename ... on InvalidInput { fields { field messageKey } } ... on Refused { reason } } }`;

describe("changing a link", () => {
  const put = "PUT /wps/agent/links";
  const input = { code: "ABCD2345", name: " <b>Expo</b> ", campaign: null, landing: "/live" };

  it("N10 CA164 sends plain text, and empty text for what is left out", async () => {
    const portal = await accountPortal({ [put]: {} }, "AGENT");
    const { data } = await portal.run(change, { input });
    expect(data).toEqual({ changeReferralLink: { __typename: "ChangeReferralLinkSuccess" } });
    expect(await portal.sent(put)).toEqual({
      code: "ABCD2345",
      name: "<b>Expo</b>",
      campaign: "",
      landing: "/live",
    });
  });

  it.each([
    ["name", "x".repeat(41)],
    ["campaign", "x".repeat(41)],
    ["landing", "https://evil.test"],
    ["landing", "//evil.test"],
    ["landing", "/\\evil.test"],
    ["landing", "/a//b"],
    ["landing", "/live?to=x"],
    ["landing", `/${"x".repeat(200)}`],
  ])("N10 V60 refuses %s %s before anything is sent", async (field, value) => {
    const portal = await accountPortal({ [put]: {} }, "AGENT");
    const { data } = await portal.run<{ changeReferralLink: { fields: { field: string }[] } }>(
      change,
      { input: { ...input, [field]: value } },
    );
    expect(data?.changeReferralLink.fields).toMatchObject([{ field }]);
    expect(portal.count(put)).toBe(0);
  });

  it("N10 CA164 another agent's link is refused as one that does not exist", async () => {
    const portal = await accountPortal({ [put]: refusal("affiliate.invalid") }, "AGENT");
    const { data } = await portal.run(change, { input });
    expect(data).toEqual({
      changeReferralLink: { __typename: "Refused", reason: "NOT_FOUND" },
    });
  });
});

describe("parameters of the opened address", () => {
  const path = "POST /wps/agent/links/visits";
  const visit = `mutation ($parameters: [LinkParameterInput!]) {
    countReferralVisit(code: "ABCD2345", parameters: $parameters) }`;
  const sent = async (parameters: object[], brand = aurora) => {
    const portal = await accountPortal({ [path]: {} }, "GUEST", { brand });
    await portal.run(visit, { parameters });
    await portal.scope.settled();
    return portal.sent(path);
  };

  it("N10 CA84 go along, bounded in number, name and length, without control characters", async () => {
    const given = [
      { name: "utm_source", value: " fo\u0000rum\u202e " },
      { name: "page", value: "2" },
      { name: "utm_Campaign", value: "x" },
      { name: "utm_campaign", value: "한".repeat(500) },
      ..."abcdef".split("").map((name) => ({ name: `utm_${name}`, value: name })),
    ];
    const { params } = (await sent(given)) as { params: Record<string, string> };
    expect(Object.keys(params)).toHaveLength(6);
    expect(params).toMatchObject({ utm_source: "forum", utm_campaign: "한".repeat(64) });
  });

  it("N10 CA84 CA163 do not go to a platform that does not take them", async () => {
    const off = { ...aurora, calls: { CA163: { enabled: false } } };
    expect(await sent([{ name: "utm_source", value: "forum" }], off)).toEqual({ code: "ABCD2345" });
    expect(await sent([])).toEqual({ code: "ABCD2345" });
  });
});
