import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Refusal, refusalOf } from "~/forms/refusal/refusal.ts";
import { graphql } from "~/graphql/generated";
import type { MoneyValue } from "~/i18n/format.ts";

const ClaimPromotion = graphql(`
  mutation ClaimPromotion($promotionId: ID!, $idempotencyKey: ID!) {
    claimPromotion(promotionId: $promotionId, idempotencyKey: $idempotencyKey) {
      __typename
      ... on ClaimPromotionSuccess {
        amount {
          ...Money
        }
      }
      ...Refusal_refusal
    }
  }
`);

/** Takes what a promotion brings (CA122), once for its key: on its own page, in the list, and on the rewards page. */
export async function claimPromotion(
  { gateway }: AppLoadContext,
  promotionId: string,
  idempotencyKey: string,
): Promise<{ kind: "paid"; amount: MoneyValue | null } | Refusal> {
  const { data } = await gateway.execute(ClaimPromotion, { promotionId, idempotencyKey });
  const result = data?.claimPromotion;
  if (result?.__typename === "ClaimPromotionSuccess") {
    return { kind: "paid", amount: result.amount ?? null };
  }
  return refusalOf(result);
}
