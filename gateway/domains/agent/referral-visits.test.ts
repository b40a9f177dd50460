import { expect, it } from "vitest";
import { accountPortal } from "../../testing/account.ts";

const path = "/wps/agent/links/visits";
const source = "mutation ($code: ID!) { countReferralVisit(code: $code) }";

it("CA84 U30c responds to a visit at once, and reports it to the platform afterwards", async () => {
  let notify = (_value: object) => {};
  const reported = new Promise<object>((resolve) => {
    notify = resolve;
  });
  const portal = await accountPortal({ [`POST ${path}`]: () => reported }, "GUEST");
  const { data } = await portal.run(source, { code: "ABCD2345" });
  expect(data).toEqual({ countReferralVisit: true });
  notify({});
  await portal.scope.settled();
  expect(await portal.sent(`POST ${path}`)).toEqual({ code: "ABCD2345" });
  expect(portal.calls.map(({ headers }) => headers.get("authorization"))).toEqual([null]);
});

it("CA84 ignores an unknown code and a platform without the call", async () => {
  const portal = await accountPortal({}, "GUEST");
  const { data, errors } = await portal.run(source, { code: "ABCD2345" });
  await portal.scope.settled();
  expect([data, errors]).toEqual([{ countReferralVisit: true }, undefined]);
});

it("CA84 does not report invalid codes, and counts at most sixty visits an hour from one address", async () => {
  const portal = await accountPortal({ [`POST ${path}`]: {} }, "GUEST");
  for (const code of ["", "a b", "a.b", "x".repeat(65)]) {
    expect((await portal.run(source, { code })).data, code).toEqual({ countReferralVisit: false });
  }
  for (let n = 0; n < 61; n += 1) await portal.run(source, { code: "ABCD2345" });
  await portal.scope.settled();
  expect(portal.calls).toHaveLength(60);
  portal.later(3_600_000);
  await portal.run(source, { code: "ABCD2345" });
  await portal.scope.settled();
  expect(portal.calls).toHaveLength(61);
});
