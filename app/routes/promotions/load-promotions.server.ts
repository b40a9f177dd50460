import { plainText } from "~/components/outside/plain-text.server.ts";
import { graphql } from "~/graphql/generated";
import { dateTime } from "~/i18n/format.ts";
import type { PortalContext } from "~/portal-context.ts";
import { wholeBlock } from "~/ui/blocks/block.ts";
import { periodOf } from "./period.ts";

const Promotions = graphql(`
  query Promotions {
    announcements {
      promotions {
        id
        title
        content
        image
        promotionType
        kind
        firstAction
        games
        reward {
          ...PromotionReward
        }
        startsAt
        endsAt
      }
    }
  }
`);

graphql(`
  fragment PromotionReward on PromotionReward {
    money {
      ...Money
    }
    isMaximum
  }
`);

const PromotionTexts = graphql(`
  query PromotionTexts {
    announcements {
      promotions {
        id
        title
        content
        image
        firstAction
        games
        wageringTimes
        reward {
          ...PromotionReward
        }
        startsAt
        endsAt
      }
    }
  }
`);

/** The most characters of a promotion's text on its card. */
const mostOfText = 160;

/** The period, and the day of its start or its end: formatted here, without `Intl` in the browser. */
function periodWithDay(
  promotion: { startsAt?: number | null; endsAt?: number | null },
  now: number,
  { brand, language }: PortalContext,
) {
  const period = periodOf(promotion, now);
  const at = period === "upcoming" ? promotion.startsAt : promotion.endsAt;
  const day = at ? dateTime(at, language, brand.gmtOffset, "day") : null;
  return { period, day };
}

/**
 * Promotions that run or will (R25), those that run first, in the operator's order; what is over is left out.
 * @param type only those of this kind; all of them when none is
 * @param until only those that begin before this moment, in ms since the epoch; null for all
 * @param past also those that are over, for members who look for them
 */
export async function loadPromotions(
  context: PortalContext,
  type: string | null,
  now: number,
  until: number | null,
  past: boolean,
) {
  const block = wholeBlock(await context.gateway.execute(Promotions, {}));
  if (!("data" in block)) return { block, narrowed: false };
  const current = block.data.announcements.promotions
    .map(({ content, ...promotion }) => ({
      ...promotion,
      // All of it is on the promotion's own page.
      text: plainText(content).slice(0, mostOfText),
      ...periodWithDay(promotion, now, context),
    }))
    .filter(({ period }) => past || period !== "over")
    .filter(({ startsAt }) => until === null || startsAt == null || startsAt < until)
    .sort((a, b) => Number(a.period === "upcoming") - Number(b.period === "upcoming"));
  const ofType = current.filter(({ promotionType }) => promotionType === type);
  const narrowed = type !== null && ofType.length > 0;
  return { block: { ...block, data: narrowed ? ofType : current }, narrowed };
}

export type Promotion = Extract<
  Awaited<ReturnType<typeof loadPromotions>>["block"],
  { data: unknown }
>["data"][number];

/** One promotion with its text, over or not (R50); null when the operator has none of this id. */
export async function loadPromotion(context: PortalContext, id: string, now: number) {
  const block = wholeBlock(await context.gateway.execute(PromotionTexts, {}));
  if (!("data" in block)) return block;
  const found = block.data.announcements.promotions.find((promotion) => promotion.id === id);
  return { data: found ? { ...found, ...periodWithDay(found, now, context) } : null };
}
