import type { AppLoadContext } from "@remix-run/cloudflare";
import { itemsOf } from "~/components/claims/build-items.server.ts";
import type { RewardItem } from "~/components/claims/items.ts";
import { graphql } from "~/graphql/generated";
import type { HomePersonalQuery } from "~/graphql/generated/graphql";
import { readViewer } from "~/session/guards/guards.server.ts";
import type { Block } from "~/ui/blocks/block.ts";

/** What home shows of a member (H1). All of it is in the session's cache for half a minute. */
const HomePersonal = graphql(`
  query HomePersonal {
    viewer {
      glance {
        rewardsToClaim
        closedPromotionIds
        playedGames {
          game {
            id
            ...CompactGameCard_game
          }
          lastBet {
            at
            ...CompactGameCard_bet
          }
        }
        favoriteGames {
          id
          ...CompactGameCard_game
        }
        endingMissions {
          id
        }
        ...Waiting_glance
        openPromotions {
          promotion {
            id
            ...OfferCard_promotion
          }
          participation {
            state
            ...OfferCard_participation
          }
        }
      }
    }
  }
`);

/** What can be claimed is read anew for each page, so that nothing is offered twice. */
const HomeClaims = graphql(`
  query HomeClaims($withBonuses: Boolean!, $bonusRange: DateRange) {
    ...RewardSources
  }
`);

export interface Personal {
  glance: NonNullable<HomePersonalQuery["viewer"]>["glance"];
  /** What can be claimed here. */
  claims: RewardItem[];
}

/**
 * Loads the personal part of home. Null for a guest, whose page is cached for every guest: nothing is requested then.
 * A part that failed is null, like one that the brand does not offer.
 */
export async function loadPersonal(context: AppLoadContext): Promise<Block<Personal> | null> {
  if (!(await readViewer(context))) return null;
  const { data, errors } = await context.gateway.execute(HomePersonal, {});
  const glance = data?.viewer?.glance;
  return glance
    ? { data: { glance, claims: glance.rewardsToClaim ? await loadClaims(context) : [] } }
    : { failed: true, requestId: errors?.[0]?.extensions.requestId ?? null };
}

async function loadClaims(context: AppLoadContext): Promise<RewardItem[]> {
  const { data } = await context.gateway.execute(HomeClaims, { withBonuses: false });
  const items = data ? itemsOf(data, context.now(), () => crypto.randomUUID()) : [];
  return items.filter(({ state }) => state === "claim");
}
