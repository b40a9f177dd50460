import type { AppLoadContext } from "@remix-run/cloudflare";
import { graphql } from "~/graphql/generated";
import type { HomePersonalQuery } from "~/graphql/generated/graphql";
import { readViewer } from "~/session/guards/guards.server.ts";
import type { Block } from "~/ui/blocks/block.ts";

/** What home shows of a member (H1). All of it is in the session's cache for half a minute. */
const HomePersonal = graphql(`
  query HomePersonal {
    viewer {
      glance {
        playedGames {
          game {
            id
            ...CompactGameCard_game
          }
          lastBet {
            ...CompactGameCard_bet
          }
        }
        favoriteGames {
          id
          ...CompactGameCard_game
        }
        ...WaitingRow_glance
        openPromotions {
          promotion {
            id
            ...OfferCard_promotion
          }
          participation {
            ...OfferCard_participation
          }
        }
      }
    }
  }
`);

export type Personal = NonNullable<HomePersonalQuery["viewer"]>["glance"];

/**
 * Loads the personal part of home. Null for a guest, whose page is cached for every guest: nothing is requested then.
 * A part that failed is null, like one that the brand does not offer.
 */
export async function loadPersonal(context: AppLoadContext): Promise<Block<Personal> | null> {
  if (!(await readViewer(context))) return null;
  const { data, errors } = await context.gateway.execute(HomePersonal, {});
  const glance = data?.viewer?.glance;
  return glance
    ? { data: glance }
    : { failed: true, requestId: errors?.[0]?.extensions.requestId ?? null };
}
