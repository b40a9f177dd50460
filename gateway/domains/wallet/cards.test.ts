import { describe, expect, it } from "vitest";
import { accountPortal } from "../../testing/account.ts";
import { refusal } from "../../testing/platform.ts";

const form = {
  banks: [{ code: "TIDE", name: "Tide Bank" }, { name: "nameless" }],
  number: { minLength: 8, maxLength: "24" },
  holder: "Mina Park",
  most: 5,
};
const table = { "GET /wps/bankCards/form": form };

describe("form rules of a bank card", () => {
  const source =
    "{ wallet { bankCardForm { banks { code name } minLength maxLength holder most } } }";

  it("CA37 D-32 returns banks, digits and the limit, and masks the required name", async () => {
    const { run } = await accountPortal(table);
    expect((await run(source)).data).toEqual({
      wallet: {
        bankCardForm: {
          banks: [{ code: "TIDE", name: "Tide Bank" }],
          minLength: 8,
          maxLength: 24,
          holder: "Mi****k",
          most: 5,
        },
      },
    });
  });

  it("CA37 A56 without the platform's rules the form has no limits", async () => {
    const bare = await accountPortal({ "GET /wps/bankCards/form": {} });
    expect((await bare.run(source)).data).toMatchObject({
      wallet: { bankCardForm: { banks: [], minLength: null, holder: null, most: null } },
    });
    const none = await accountPortal({ "GET /wps/bankCards/form": refusal("feature.off") });
    expect((await none.run(source)).data).toEqual({ wallet: { bankCardForm: null } });
  });

  it("CA11 the list masks most of a holder's name", async () => {
    const card = { id: 1, bank: "Tide Bank", holder: "Mina Park", number: "****1234" };
    const { run } = await accountPortal({ "GET /wps/bankCards": [{ ...card, isDefault: true }] });
    expect((await run("{ wallet { bankCards { holder } } }")).data).toEqual({
      wallet: { bankCards: [{ holder: "Mi****k" }] },
    });
  });
});

describe("addBankCard", () => {
  const source = `mutation ($input: AddBankCardInput!) { addBankCard(input: $input) {
    __typename ... on AddBankCardSuccess { cardId }
    ... on InvalidInput { fields { field messageKey } } } }`;
  const input = { bank: "TIDE", number: "4408 1234-1234", paymentPassword: "246810" };

  it("CA12 CA37 uses the holder's name from the platform, without input by the visitor", async () => {
    const { run, sent } = await accountPortal({ ...table, "POST /wps/bankCards": { id: 9 } });
    expect((await run(source, { input })).data).toEqual({
      addBankCard: { __typename: "AddBankCardSuccess", cardId: "9" },
    });
    expect(await sent("POST /wps/bankCards")).toEqual({
      bank: "TIDE",
      holder: "Mina Park",
      number: "440812341234",
      paymentPassword: "246810",
    });
  });

  it("CA12 requires a name when the platform has none", async () => {
    const { run, count } = await accountPortal({
      "GET /wps/bankCards/form": refusal("feature.off"),
      "POST /wps/bankCards": { id: 9 },
    });
    const missing = { field: "holder", messageKey: "validation.required" };
    expect((await run(source, { input })).data).toMatchObject({
      addBankCard: { fields: [missing] },
    });
    expect(count("POST /wps/bankCards")).toBe(0);
    const named = { ...input, holder: "Ari" };
    expect((await run(source, { input: named })).data).toMatchObject({
      addBankCard: { cardId: "9" },
    });
    expect(count("GET /wps/bankCards/form"), "a typed name needs no rules").toBe(1);
  });
});

describe("preferBankCard", () => {
  const source = `mutation { preferBankCard(cardId: "9") {
    __typename ... on PreferBankCardSuccess { cardId } ... on Refused { reason } } }`;

  it("CA38 makes a card the default, or returns the reason of a refusal", async () => {
    const { run, sent } = await accountPortal({ "PUT /wps/bankCards/default": {} });
    expect((await run(source)).data).toEqual({
      preferBankCard: { __typename: "PreferBankCardSuccess", cardId: "9" },
    });
    expect(await sent("PUT /wps/bankCards/default")).toEqual({ id: "9" });
    const refusing = await accountPortal({
      "PUT /wps/bankCards/default": refusal("register.field", { field: "id" }),
    });
    expect((await refusing.run(source)).data).toEqual({
      preferBankCard: { __typename: "Refused", reason: "PLATFORM_REFUSED" },
    });
  });
});
