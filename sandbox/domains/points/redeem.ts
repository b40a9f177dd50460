import { count, desc, eq } from "drizzle-orm";
import * as v from "valibot";
import { redeemOrder } from "../../db/schema/wallet.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { withMoney } from "../../http/money-text.ts";
import { once } from "../../http/once.ts";
import { offsetOf, pageAnswer } from "../../http/page-answer.ts";
import { paging, paymentPasswordText, requestId } from "../../http/params.ts";
import {
  balanceOf,
  frozenPointsOf,
  holdOf,
  moveMoney,
  openAccount,
  pointsOf,
  walletOf,
} from "../wallet/ledger.ts";
import { formatAmount, wholeAmount } from "../wallet/money.ts";
import { checkPaymentPassword } from "../wallet/payment-password.ts";
import { currencyScale, pointCode } from "./earn-points.ts";
import { productAmounts } from "./product-amounts.ts";
import { findProduct } from "./products.ts";
import { orderNo, redeemDelayMs } from "./settle-redeems.ts";
import { stockLeft } from "./stock.ts";

const optional = (longest: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longest)), "");

/**
 * C57: orders a reward. Its points, and the money it costs besides, are set aside until the
 * operator decides after 30 s. A gift needs address and phone (`register.field`). Other errors:
 * those of the payment password, `product.sold.out`, `point.not.enough`, `balance.not.enough`.
 */
export const redeem = defineCall({
  id: "C57",
  methods: ["POST"],
  path: "/wps/relay/passwordCheck/MCS2_redeemPointReward",
  modules: ["PTSYS3"],
  token: "required",
  encrypted: true,
  audience: "real",
  params: v.strictObject({
    rewardId: v.pipe(v.string(), v.maxLength(40)),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
    paymentPassword: paymentPasswordText,
    address: optional(200),
    phone: optional(30),
    requestId,
  }),
  run: async (context, { paymentPassword, requestId, ...wish }) => {
    const product = findProduct(wish.rewardId);
    if (product === undefined) {
      throw new PlatformError("request_param_err", { detail: "rewardId" });
    }
    for (const field of ["address", "phone"] as const) {
      if (product.type === "GIFT" && wish[field] === "") {
        throw new PlatformError("register.field", { value: { field } });
      }
    }
    if (product.type === "GIFT" && wish.phone.replace(/\D/g, "").length < 6) {
      throw new PlatformError("register.field", { value: { field: "phone", reason: "PHONE" } });
    }
    await checkPaymentPassword(context, paymentPassword);
    return once(context, requestId, wish, () => {
      const { db, now } = context;
      const { id: memberId, currency } = requireMember(context);
      const { quantity, address, phone } = wish;
      const left = stockLeft(db, product);
      if (left < quantity) throw new PlatformError("product.sold.out", { value: { left } });
      const points = product.points * quantity;
      const amount = product.amount * quantity * wholeAmount(currencyScale(currency));
      if (balanceOf(db, pointsOf(memberId)) < wholeAmount(points)) {
        throw new PlatformError("point.not.enough");
      }
      const order = {
        memberId,
        productId: product.id,
        quantity,
        points,
        amount,
        address,
        phone,
        requestId,
      };
      const { id } = db
        .insert(redeemOrder)
        .values({ ...order, status: "applying", at: now, dueAt: now + redeemDelayMs })
        .returning({ id: redeemOrder.id })
        .get();
      const reference = `order:${orderNo(id)}`;
      openAccount(db, frozenPointsOf(memberId), pointCode, now);
      openAccount(db, holdOf(memberId), currency, now);
      const aside = { from: pointsOf(memberId), to: frozenPointsOf(memberId), now };
      moveMoney(db, { kind: "points:redeem", reference, ...aside, amount: wholeAmount(points) });
      const money = { from: walletOf(memberId), to: holdOf(memberId), now, requestId };
      moveMoney(db, { kind: "points", reference, ...money, amount });
      return { transactionNo: orderNo(id), status: "applying" };
    });
  },
});

/** C54: the member's orders (D-25), newest first. */
export const redeemList = defineCall({
  id: "C54",
  methods: ["GET"],
  path: "/wps/relay/MCS2_getRedeemPointList",
  modules: ["PTSYS3"],
  token: "required",
  params: v.strictObject(paging),
  run: (context, params) => {
    const { db, lang } = context;
    const { id, currency } = requireMember(context);
    const where = eq(redeemOrder.memberId, id);
    const rows = db.select().from(redeemOrder).where(where).orderBy(desc(redeemOrder.id));
    const found = rows.limit(params.pageSize).offset(offsetOf(params)).all();
    const total = db.select({ n: count() }).from(redeemOrder).where(where).get()?.n ?? 0;
    const content = found.map((row) => {
      const product = findProduct(row.productId);
      return {
        transactionNo: orderNo(row.id),
        applyTime: row.at,
        exchangeType: product?.type ?? "GIFT",
        productName: product
          ? withMoney(product.names[lang], productAmounts(product), currency, lang)
          : row.productId,
        quantity: row.quantity,
        requiredPoints: row.points,
        requiredAmount: formatAmount(row.amount),
        status: row.status,
        remark: row.status === "rejected" ? rejected[lang] : "",
        deliveryAddress: row.address,
        phone: row.phone,
        requestId: row.requestId,
      };
    });
    return pageAnswer(content, total, params);
  },
});

const rejected = {
  EN: "Not available in your area",
  KR: "해당 지역에서는 제공되지 않습니다",
  VN: "Không có ở khu vực của bạn",
  TH: "ไม่มีให้บริการในพื้นที่ของคุณ",
  CN: "您所在地区暂不提供",
  JP: "お住まいの地域では提供していません",
};
