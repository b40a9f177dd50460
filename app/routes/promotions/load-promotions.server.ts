import { graphql } from "~/graphql/generated";
import type { PortalContext } from "~/portal-context.ts";
import { wholeBlock } from "~/ui/blocks/block.ts";
import { periodOf } from "./period.ts";

const Promotions = graphql(`
  query Promotions {
    announcements {
      promotions {
        id
        title
        image
        promotionType
        startsAt
        endsAt
      }
    }
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
        startsAt
        endsAt
      }
    }
  }
`);

/**
 * Promotions that run or will (R25), those that run first, in the operator's order; what is over is left out.
 * @param type only those of this kind; all of them when none is
 * @param until only those that begin before this moment, in ms since the epoch; null for all
 */
export async function loadPromotions(
  { gateway }: PortalContext,
  type: string | null,
  now: number,
  until: number | null,
) {
  const block = wholeBlock(await gateway.execute(Promotions, {}));
  if (!("data" in block)) return { block, narrowed: false };
  const current = block.data.announcements.promotions
    .map((promotion) => ({ ...promotion, period: periodOf(promotion, now) }))
    .filter(({ period }) => period !== "over")
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
export async function loadPromotion({ gateway }: PortalContext, id: string, now: number) {
  const block = wholeBlock(await gateway.execute(PromotionTexts, {}));
  if (!("data" in block)) return block;
  const found = block.data.announcements.promotions.find((promotion) => promotion.id === id);
  return { data: found ? { ...found, period: periodOf(found, now) } : null };
}
