import type { Refusal } from "~/forms/refusal/refusal.ts";
import { graphql } from "~/graphql/generated";
import type { Participation_ParticipationFragment } from "~/graphql/generated/graphql";
import type { MoneyValue } from "~/i18n/format.ts";

/** What pages show of a participation (A152). */
export const Participation_participation = graphql(`
  fragment Participation_participation on PromotionParticipation {
    state
    action
    games
    progress {
      counts
      done
      needed
      missing
      currency
      percent
    }
    reward {
      ...Money
    }
    rewardIsMaximum
    endsAt
    claimedAt
  }
`);
export type Participation = Participation_ParticipationFragment;

/** The result of joining or claiming; a refused claim has its key, in case its outcome is unknown. */
export type PromotionOutcome =
  | { kind: "joined" }
  | { kind: "paid"; amount: MoneyValue | null }
  | (Refusal & { key: string | null });
