import { expect, it } from "vitest";
import { fakePlatform, testScope } from "../../testing/platform.ts";
import { send } from "../../testing/run.ts";

const query = `{ system { resources { kind label } paymentMethods { kind name }
  withdrawalTime { usualMinutes mostMinutes } } }`;

async function said(info: object, brand = {}) {
  const platform = fakePlatform({
    "GET /wps/system/status": {
      info,
      location: "KR",
      maintenance: false,
      regionRestriction: false,
    },
  });
  const scope = testScope({ platform: { fetch: platform.fetch } });
  const requested = { ...scope, brand: { ...scope.brand, ...brand } };
  return (await send<{ system: object }>(requested, query)).system;
}

const seal = (resourceType: string) => ({
  resourceType,
  labelNameEn: "Laboratory",
  url: "https://seal.example/",
});
const silent = { resources: [], paymentMethods: [], withdrawalTime: null };

it("H9 A168 A169 returns seals, ways to pay and the time of withdrawals, each only if it is readable", async () => {
  expect(
    await said({
      resources: [seal("TESTING"), seal("AGE")],
      payments: [
        { kind: "BANK", name: "Bank transfer" },
        { kind: "BANK", name: "Bank transfer" },
        { kind: "CARD", name: " " },
        { kind: "CHEQUE", name: "Cheque" },
      ],
      withdrawal: { usualMinutes: 30, mostMinutes: 1440 },
    }),
  ).toEqual({
    resources: [
      { kind: "TESTING", label: "Laboratory" },
      { kind: "AGE", label: "Laboratory" },
    ],
    paymentMethods: [{ kind: "BANK", name: "Bank transfer" }],
    withdrawalTime: { usualMinutes: 30, mostMinutes: 1440 },
  });
  expect(await said({ payments: 7, withdrawal: { usualMinutes: -1 } })).toEqual(silent);
});

it("H9 A169 the brand's file says how long withdrawals take where the platform does not", async () => {
  const withdrawalTime = { usualMinutes: 60, mostMinutes: null };
  expect(await said({}, { withdrawalTime })).toEqual({ ...silent, withdrawalTime });
  expect(await said({ withdrawal: { usualMinutes: 5 } }, { withdrawalTime })).toEqual({
    ...silent,
    withdrawalTime: { usualMinutes: 5, mostMinutes: null },
  });
});
