import { and, desc, eq, gte, lte, sql } from "drizzle-orm";
import * as v from "valibot";
import { ledgerEntry, ledgerTransfer } from "../../db/schema/history.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { withMoney } from "../../http/money-text.ts";
import { offsetOf, pageAnswer } from "../../http/page-answer.ts";
import { noParams, paging, range, readRange } from "../../http/params.ts";
import { remarkOf } from "../records/remarks.ts";
import { merchantOf } from "../system/merchants.ts";
import { balanceOf, frozenPointsOf, pointsOf, pointTypes } from "../wallet/ledger.ts";
import { formatAmount, wholeAmount } from "../wallet/money.ts";
import { convertRatio } from "./convert.ts";
import { currencyScale, depositRatio } from "./earn-points.ts";
import { productAmounts } from "./product-amounts.ts";
import { type Product, products } from "./products.ts";
import { stockLeft } from "./stock.ts";

const common = { methods: ["GET"], modules: ["PTSYS3"], token: "required" } as const;
const point = wholeAmount(1);

/** C52: points to spend, and those in orders that are not decided. */
export const pointBalance = defineCall({
  id: "C52",
  ...common,
  path: "/wps/relay/MCS2_getPointBalance",
  params: noParams,
  run: (context) => {
    const { id } = requireMember(context);
    return {
      balance: Math.floor(balanceOf(context.db, pointsOf(id)) / point),
      frozen: Math.floor(balanceOf(context.db, frozenPointsOf(id)) / point),
    };
  },
});

/** C53: what points buy. */
export const pointRewards = defineCall({
  id: "C53",
  ...common,
  path: "/wps/relay/MCS2_getPointReward",
  params: noParams,
  run: (context) => {
    const { currency } = requireMember(context);
    const unit = wholeAmount(currencyScale(currency));
    const { hand } = merchantOf(context.merchant);
    const words = (text: string, product: Product) =>
      withMoney(text, productAmounts(product), currency, context.lang);
    return products.map((product) => ({
      id: product.id,
      name: words(product.names[context.lang], product),
      type: product.type,
      image: `/media/gifts/${product.id}.svg?h=${hand}`,
      requiredPoints: product.points,
      requiredAmount: formatAmount(product.amount * unit),
      stock: stockLeft(context.db, product),
      description: words(product.texts[context.lang], product),
    }));
  },
});

/** C55: how deposits earn points (K33) and what they convert to; they never expire (K32). */
export const pointConfig = defineCall({
  id: "C55",
  ...common,
  path: "/wps/relay/MCS2_getPointConfig",
  params: noParams,
  run: (context) => {
    const { currency } = requireMember(context);
    const unit = wholeAmount(currencyScale(currency));
    return {
      depositRatio: depositRatio.map(({ min, max, pointsPer100 }, at) => ({
        min: formatAmount(min * unit),
        max: formatAmount(at + 1 < depositRatio.length ? (max + 1) * unit - 1 : max * unit),
        // K33: for each 100 of the currency itself, not of the tables' units.
        pointsPer100: pointsPer100 / currencyScale(currency),
      })),
      convertRatio: formatAmount(convertRatio * currencyScale(currency)),
      expires: false,
    };
  },
});

/** C56: movements of points by type (D-26), newest first; orders and conversions are `redeem`. */
export const pointDetails = defineCall({
  id: "C56",
  ...common,
  modules: ["MEMTRANS3"],
  path: "/wps/relay/ODSFE2_MemTransDet",
  params: v.strictObject({
    ...paging,
    ...range,
    pointType: v.optional(v.picklist(["", ...pointTypes]), ""),
  }),
  run: (context, { pointType, ...params }) => {
    const { db, lang } = context;
    const { from, to } = readRange(params, context.now);
    const joined = eq(ledgerTransfer.id, ledgerEntry.transferId);
    const where = and(
      eq(ledgerEntry.accountId, pointsOf(requireMember(context).id)),
      gte(ledgerTransfer.at, from),
      lte(ledgerTransfer.at, to),
      pointType === "" ? undefined : eq(ledgerTransfer.kind, `points:${pointType}`),
    );
    const total = db
      .select({ n: sql<number>`count(*)` })
      .from(ledgerEntry)
      .innerJoin(ledgerTransfer, joined)
      .where(where)
      .get();
    const content = db
      .select({ entry: ledgerEntry, transfer: ledgerTransfer })
      .from(ledgerEntry)
      .innerJoin(ledgerTransfer, joined)
      .where(where)
      .orderBy(desc(ledgerEntry.id))
      .limit(params.pageSize)
      .offset(offsetOf(params))
      .all()
      .map(({ entry, transfer }) => ({
        id: String(entry.id),
        pointType: transfer.kind.replace("points:", ""),
        points: entry.amount / point,
        balanceAfter: Math.floor(entry.balanceAfter / point),
        at: transfer.at,
        remark: remarkOf(transfer.reference, lang),
      }));
    return pageAnswer(content, total?.n ?? 0, params);
  },
});
