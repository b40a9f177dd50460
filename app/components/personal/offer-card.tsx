import { type FragmentType, graphql, readFragment } from "~/graphql/generated";
import type { OfferCard_ParticipationFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";

const OfferCard_promotion = graphql(`
  fragment OfferCard_promotion on Promotion {
    id
    title
  }
`);

const OfferCard_participation = graphql(`
  fragment OfferCard_participation on PromotionParticipation {
    state
    action
    reward {
      ...Money
    }
    rewardIsMaximum
    progress {
      percent
      counts
      missing
      currency
    }
  }
`);

interface Props {
  promotion: FragmentType<typeof OfferCard_promotion>;
  participation: FragmentType<typeof OfferCard_participation>;
}

/** What a promotion still asks of this account (H2), such as "$50.00 to go"; null where nothing is counted or missing. */
function useMissing(progress: OfferCard_ParticipationFragment["progress"]): string | null {
  const { t, money } = useI18n();
  if (!progress || progress.missing === "0") return null;
  const { counts, missing: amount, currency } = progress;
  if (counts === "AMOUNT" && !currency) return null;
  const rest =
    counts === "AMOUNT" && currency
      ? money({ amount, currency })
      : t(counts === "ROUNDS" ? "promotions.part.rounds" : "promotions.part.friends", {
          count: Number(amount),
        });
  return t("promotions.part.missing", { rest });
}

/** A promotion that this account can use: what it brings, how far it is, and the next step. */
export function OfferCard({ promotion, participation }: Props) {
  const { t, money } = useI18n();
  const { id, title } = readFragment(OfferCard_promotion, promotion);
  const offer = readFragment(OfferCard_participation, participation);
  const { action, reward, progress } = offer;
  const requested = useMissing(progress);
  const percent = offer.state === "JOINED" ? progress?.percent : undefined;
  return (
    <li className="w-72 shrink-0 snap-start">
      <GoLink
        to={`/PromotionDetail?id=${encodeURIComponent(id)}`}
        className="card card-plain grid h-full content-between gap-1 p-3 transition-colors hover:border-accent"
      >
        <span className="truncate text-sm font-semibold">{title}</span>
        <span className="flex items-baseline justify-between gap-3 text-xs">
          <span className="figures min-w-0 text-gold">
            {reward
              ? offer.rewardIsMaximum
                ? t("promotions.part.upTo", { amount: money(reward) })
                : money(reward)
              : null}
          </span>
          {percent === undefined ? null : (
            <span className="figures shrink-0 text-quiet">
              {t("home.personal.percentDone", { percent })}
            </span>
          )}
        </span>
        <span className="h-1.5 overflow-hidden rounded-full bg-ground">
          <span
            className="block h-full rounded-full bg-accent"
            style={{ width: `${offer.state === "CLAIMABLE" ? 100 : (percent ?? 0)}%` }}
          />
        </span>
        {action ? (
          <span className="text-xs font-semibold text-accent">
            {t(`promotions.part.actions.${action}`)}
            {requested ? (
              <span className="figures font-normal text-quiet"> · {requested}</span>
            ) : null}
          </span>
        ) : null}
      </GoLink>
    </li>
  );
}
