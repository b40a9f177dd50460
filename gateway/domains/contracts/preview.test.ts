import { expect, it } from "vitest";
import { accountPortal, demoKey } from "../../testing/account.ts";

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
const list = "GET /wps/contracts";
const path = "GET /wps/contracts/preview";
const input = {
  kind: "DIVIDEND",
  account: "below1",
  period: { rate: "5", period: "MONTHLY", activeCount: 2, periodLoss: "100", minBetPeriod: 3 },
  idempotencyKey: demoKey,
};

it("CA67 M13 previews an offer by its terms, and a pending one by its id", async () => {
  const preview = { from: 1, to: 2, periods: 7, paid: 5, base: "1000", amount: "50" };
  const portal = await accountPortal(
    { [path]: preview, [list]: { mine: null, offers: [contract], given: [] } },
    "AGENT",
  );
  const shown = "preview { from to periods paid base { amount } amount { amount } }";
  const send = (more: object) =>
    portal.run<{ previewOffer: object }>(
      `mutation ($input: OfferContractInput!) { previewOffer(input: $input) {
        ... on InvalidInput { fields { field messageKey } } ... on PreviewOfferSuccess { ${shown} }
      } }`,
      { input: { ...input, ...more } },
    );
  const read = {
    ...preview,
    base: { amount: "1000.00" },
    amount: { amount: "50.00" },
  };
  expect((await send({})).data?.previewOffer).toMatchObject({ preview: read });
  const sent = portal.query("/wps/contracts/preview");
  expect(sent).toMatchObject({ kind: "DIVIDEND", account: "below1" });
  expect(JSON.parse(sent.terms ?? "")).toMatchObject({ rate: "5", period: "M", minBetPeriod: 3 });
  expect((await send({ account: " " })).data?.previewOffer).toMatchObject({
    fields: [{ field: "account", messageKey: "validation.required" }],
  });
  const { data } = await portal.run<object>(
    `{ contracts { ofKind(kind: DIVIDEND) { offers { ${shown} } } } }`,
  );
  expect(data).toEqual({ contracts: { ofKind: { offers: [{ preview: read }] } } });
  expect(portal.query("/wps/contracts/preview", 1)).toEqual({
    kind: "DIVIDEND",
    requestId: "11",
  });
  expect(portal.count(path)).toBe(2);
});
