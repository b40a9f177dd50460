/** The point mall, read (C52–C56). */
import type { GatewayContext } from "../../context.ts";
import type {
  DateRange,
  PointChangeConnection,
  PointReward,
  PointRules,
  PointType,
  RedemptionConnection,
} from "../../generated/resolver-types.ts";
import { rangeOf } from "../../values/date-range.ts";
import { mediaUrl } from "../../values/media-url.ts";
import { offsetPage } from "../../values/offset-page.ts";
import { plainText } from "../../values/plain-text.ts";
import { sanitiseHtml } from "../../values/sanitise.ts";
import { currencyOf } from "../../viewer.ts";
import { pointConfig, pointHistory, pointRewards, pointTypes, redemptionList } from "./calls.ts";

interface Args {
  offset: number;
  limit: number;
}

export async function listRewards(context: GatewayContext): Promise<PointReward[]> {
  const { platform, scope } = context;
  const [currency, rewards] = await Promise.all([
    currencyOf(context),
    platform.call(pointRewards, {}),
  ]);
  return rewards.map(({ image, requiredAmount, description, ...reward }) => ({
    ...reward,
    image: mediaUrl(image, scope),
    requiredAmount: { amount: requiredAmount ?? "0.00", currency },
    description: description === null ? null : sanitiseHtml(description, scope),
  }));
}

export async function listRedemptions(
  args: Args,
  context: GatewayContext,
): Promise<RedemptionConnection> {
  const [currency, { items, pageInfo }] = await Promise.all([
    currencyOf(context),
    offsetPage(args, (page) => context.platform.call(redemptionList, page)),
  ]);
  const nodes = items.map(({ transactionNo, applyTime, exchangeType, requestId: _, ...rest }) => ({
    ...rest,
    id: transactionNo,
    appliedAt: applyTime,
    type: exchangeType,
    requiredAmount: { amount: rest.requiredAmount ?? "0.00", currency },
    remark: plainText(rest.remark),
  }));
  return { nodes, pageInfo };
}

export async function readRules(context: GatewayContext): Promise<PointRules> {
  const [currency, { depositRatio, convertRatio, expires }] = await Promise.all([
    currencyOf(context),
    context.platform.call(pointConfig, {}),
  ]);
  const ratios = depositRatio.map(({ min, max, pointsPer100 }) => ({
    min: { amount: min, currency },
    max: max === null || max === undefined ? null : { amount: max, currency },
    pointsPer100,
  }));
  return { depositRatio: ratios, convertRatio, expires: expires ?? false };
}

export async function listChanges(
  args: Args & {
    type?: PointType | null | undefined;
    range?: DateRange | null | undefined;
  },
  { platform, scope }: GatewayContext,
): Promise<PointChangeConnection> {
  const range = rangeOf(args.range, scope);
  const pointType = pointTypes.find((word) => word.toUpperCase() === args.type);
  const filter = pointType ? { pointType } : {};
  const { items, pageInfo } = await offsetPage(args, (page) =>
    platform.call(pointHistory, { ...page, ...range, ...filter }),
  );
  const nodes = items.map(({ pointType: type, ...change }) => ({
    ...change,
    type,
    remark: plainText(change.remark),
  }));
  return { nodes, pageInfo };
}
