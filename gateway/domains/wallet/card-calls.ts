/** Catalogue rows: bank cards. Wire: docs/platform-wire-accounts.md, "Wallet". */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { changeCall, readCall } from "../../platform/call.ts";
import {
  anyAnswer,
  orElse,
  wireFlag,
  wireId,
  wireInteger,
  wireLabel,
  wireText,
} from "../../values/wire-values.ts";

const cards = "/wps/bankCards";

export const bankCards = readCall({
  id: "CA11",
  path: cards,
  answer: listOf(
    v.object({
      id: wireId,
      bank: wireLabel,
      holder: wireLabel,
      number: wireLabel,
      isDefault: wireFlag,
    }),
  ),
  summary: "The player's bank cards.",
});

export const addBankCard = changeCall({
  id: "CA12",
  path: cards,
  encrypted: true,
  group: "money",
  request: v.object({
    bank: v.string(),
    holder: v.string(),
    number: v.string(),
    paymentPassword: v.string(),
  }),
  answer: v.object({ id: orElse(wireId, "") }),
  summary: "Adds a bank card.",
});

export const removeBankCard = changeCall({
  id: "CA13",
  method: "DELETE",
  path: cards,
  group: "money",
  request: v.object({ id: v.string() }),
  answer: anyAnswer,
  summary: "Removes a bank card.",
});

const length = orElse(v.pipe(wireInteger, v.minValue(0), v.maxValue(64)), null);

export const bankCardForm = readCall({
  id: "CA37",
  path: "/wps/bankCards/form",
  answer: v.object({
    banks: orElse(listOf(v.object({ code: wireId, name: wireLabel })), []),
    number: orElse(v.object({ minLength: length, maxLength: length }), {
      minLength: null,
      maxLength: null,
    }),
    holder: wireText,
    most: orElse(wireInteger, null),
  }),
  summary: "Fields of the form for a bank card.",
});

export const preferBankCard = changeCall({
  id: "CA38",
  method: "PUT",
  path: "/wps/bankCards/default",
  group: "money",
  request: v.object({ id: v.string() }),
  answer: anyAnswer,
  summary: "Sets the default bank card.",
});
