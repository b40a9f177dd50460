import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useGamesOf } from "~/components/shell/use-games-of.ts";
import type { PromotionAction, PromotionRewardFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";

interface Facts {
  firstAction?: PromotionAction | null;
  games?: string | null;
  wageringTimes?: number | null;
  reward?: PromotionRewardFragment | null;
}

/** Says how a promotion begins; null where the platform does not report it. */
export function useFirstStep(): (facts: Facts) => string | null {
  const { t } = useI18n();
  const gamesOf = useGamesOf();
  return ({ firstAction, games }) => {
    const name = games ? gamesOf(games)?.name : null;
    if (firstAction === "PLAY" && name) return t("promotions.terms.playOf", { games: name });
    if (firstAction === "OPT_IN" && name) return t("promotions.terms.joinOf", { games: name });
    return firstAction ? t(`promotions.terms.first.${firstAction}`) : null;
  };
}

/** The terms of a promotion in short, above the whole text (H5, A165). Terms that are not reported are absent. */
export function TermsInShort({ promotion }: { promotion: Facts }) {
  const { t, money } = useI18n();
  const firstStep = useFirstStep()(promotion);
  const games = useGamesOf()(promotion.games);
  const { wageringTimes, reward } = promotion;
  const rows: [string, ReactNode][] = [];
  if (reward) {
    const amount = money(reward.money);
    rows.push([
      t("promotions.part.reward"),
      reward.isMaximum ? t("promotions.part.upTo", { amount }) : amount,
    ]);
  }
  if (firstStep) rows.push([t("promotions.terms.how"), firstStep]);
  if (games?.name) {
    rows.push([
      t("promotions.terms.games"),
      <Link
        key="games"
        to={games.path}
        className="finger font-semibold text-accent hover:underline"
      >
        {games.name}
      </Link>,
    ]);
  }
  if (wageringTimes != null) {
    const text = wageringTimes
      ? t("promotions.terms.times", { count: wageringTimes })
      : t("promotions.terms.none");
    rows.push([t("promotions.terms.wagering"), text]);
  }
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="terms" className="mb-6">
      <h2 id="terms" className="mb-2 text-sm font-bold">
        {t("promotions.terms.title")}
      </h2>
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="mb-2 sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
