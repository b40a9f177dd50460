import { and, asc, desc, eq } from "drizzle-orm";
import * as v from "valibot";
import { bankCard } from "../../db/schema/wallet.ts";
import { defineCall } from "../../http/call.ts";
import { type CallContext, requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { noParams, paymentPasswordText } from "../../http/params.ts";
import { maskNumber, profileOf } from "../member/profile.ts";
import { bankNamed, banks } from "./banks.ts";
import { checkPaymentPassword } from "./payment-password.ts";

const maxCards = 5;
const digits = { min: 8, max: 24 };
const path = "/wps/bankCards";
const common = { modules: ["COMM3", "WITHDRAW3"], token: "required", audience: "real" } as const;

/** Those of the caller, the default first. */
function cardsOf(context: CallContext) {
  return context.db
    .select()
    .from(bankCard)
    .where(eq(bankCard.memberId, requireMember(context).id))
    .orderBy(desc(bankCard.preferredAt), asc(bankCard.id))
    .all();
}

/** CA11: the member's bank accounts; without a choice the oldest one is the default. */
export const listCards = defineCall({
  id: "CA11",
  methods: ["GET"],
  path,
  ...common,
  params: noParams,
  run: (context) =>
    cardsOf(context).map(({ id, bank, holder, number }, at) => ({
      id: String(id),
      bank,
      holder,
      number: maskNumber(number),
      isDefault: at === 0,
    })),
});

/** CA37: the rules of bank cards: banks, length of the number, how many are allowed, and the holder's name. */
export const cardForm = defineCall({
  id: "CA37",
  methods: ["GET"],
  path: "/wps/bankCards/form",
  ...common,
  params: noParams,
  run: (context) => ({
    banks: banks.map(({ code, names }) => ({ code, name: names[context.lang] })),
    number: { minLength: digits.min, maxLength: digits.max },
    holder: profileOf(context.db, requireMember(context).id).realName || null,
    most: maxCards,
  }),
});

/** CA12: adds one, at most five; `register.field` names a field that cannot be. */
export const addCard = defineCall({
  id: "CA12",
  methods: ["POST"],
  path,
  ...common,
  encrypted: true,
  params: v.strictObject({
    bank: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    holder: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    number: v.pipe(v.string(), v.maxLength(40)),
    paymentPassword: paymentPasswordText,
  }),
  run: async (context, { bank, holder, number: written, paymentPassword }) => {
    const { db, now } = context;
    const { id: memberId } = requireMember(context);
    const number = written.replace(/[ -]/g, "");
    const refuse = (reason: string, field = "number") =>
      new PlatformError("register.field", { value: { field, reason } });
    const fits = number.length >= digits.min && number.length <= digits.max;
    if (!fits || !/^\d+$/.test(number)) throw refuse("CARD_NUMBER");
    await checkPaymentPassword(context, paymentPassword);
    const mine = cardsOf(context);
    if (mine.some((card) => card.number === number)) throw refuse("CARD_TAKEN");
    if (mine.length >= maxCards) throw refuse("CARD_LIMIT");
    const card = { memberId, bank: bankNamed(bank), holder, number, at: now };
    const row = db.insert(bankCard).values(card).returning({ id: bankCard.id }).get();
    return { id: String(row.id) };
  },
});

const cardId = v.strictObject({ id: v.pipe(v.string(), v.regex(/^\d{1,12}$/)) });

/** One of the caller's, by its id. */
function own(context: CallContext, id: string) {
  return and(eq(bankCard.memberId, requireMember(context).id), eq(bankCard.id, Number(id)));
}

/** CA13: takes one away; one that is not the caller's is left alone. */
export const removeCard = defineCall({
  id: "CA13",
  methods: ["DELETE"],
  path,
  ...common,
  params: cardId,
  run: (context, { id }) => {
    context.db.delete(bankCard).where(own(context, id)).run();
    return {};
  },
});

/** CA38: makes one the default; `request_param_err` for one that is not the caller's. */
export const preferCard = defineCall({
  id: "CA38",
  methods: ["PUT"],
  path: "/wps/bankCards/default",
  ...common,
  params: cardId,
  run: (context, { id }) => {
    // Later than any other, also where two are chosen within one millisecond.
    const latest = Math.max(...cardsOf(context).map(({ preferredAt }) => preferredAt), 0);
    const preferredAt = Math.max(context.now, latest + 1);
    const done = context.db.update(bankCard).set({ preferredAt }).where(own(context, id));
    if (done.returning({ id: bankCard.id }).all().length === 0) {
      throw new PlatformError("request_param_err", { detail: "id" });
    }
    return {};
  },
});
