import { and, asc, eq } from "drizzle-orm";
import * as v from "valibot";
import { bankCard } from "../../db/schema-accounts.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { noParams, paymentPasswordText } from "../../http/params.ts";
import { maskNumber } from "../member/profile.ts";
import { checkPaymentPassword } from "./payment-password.ts";

const maxCards = 5;
const common = {
  path: "/wps/bankCards",
  modules: ["COMM3", "WITHDRAW3"],
  token: "required",
  audience: "real",
} as const;

/** CA11: the member's bank accounts; the oldest one is the default. */
export const listCards = defineCall({
  id: "CA11",
  methods: ["GET"],
  ...common,
  params: noParams,
  run: (context) =>
    context.db
      .select()
      .from(bankCard)
      .where(eq(bankCard.memberId, requireMember(context).id))
      .orderBy(asc(bankCard.id))
      .all()
      .map(({ id, bank, holder, number }, at) => ({
        id: String(id),
        bank,
        holder,
        number: maskNumber(number),
        isDefault: at === 0,
      })),
});

/** CA12: adds one, at most five; `register.field` names a field that cannot be. */
export const addCard = defineCall({
  id: "CA12",
  methods: ["POST"],
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
    const refuse = () => new PlatformError("register.field", { value: { field: "number" } });
    if (!/^\d{8,24}$/.test(number)) throw refuse();
    await checkPaymentPassword(context, paymentPassword);
    const mine = db.select().from(bankCard).where(eq(bankCard.memberId, memberId)).all();
    if (mine.length >= maxCards || mine.some((card) => card.number === number)) throw refuse();
    const card = { memberId, bank, holder, number, at: now };
    const row = db.insert(bankCard).values(card).returning({ id: bankCard.id }).get();
    return { id: String(row.id) };
  },
});

/** CA13: takes one away; one that is not the caller's is left alone. */
export const removeCard = defineCall({
  id: "CA13",
  methods: ["DELETE"],
  ...common,
  params: v.strictObject({ id: v.pipe(v.string(), v.regex(/^\d{1,12}$/)) }),
  run: (context, { id }) => {
    const mine = eq(bankCard.memberId, requireMember(context).id);
    context.db
      .delete(bankCard)
      .where(and(mine, eq(bankCard.id, Number(id))))
      .run();
    return {};
  },
});
