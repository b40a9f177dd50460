import { PendingBets } from "~/components/pending-bets.tsx";
import type { MemberHubQuery } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { useOffers } from "~/routes/member/use-offers.ts";
import { Progress } from "~/ui/charts/progress.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Money } from "~/ui/text/money.tsx";

interface Props {
  /** Null if the platform's balance is unavailable. */
  balance: NonNullable<MemberHubQuery["viewer"]>["balance"];
  /** Null if the brand has none, or they can't be loaded. */
  limits: NonNullable<MemberHubQuery["wallet"]>["withdrawalLimits"];
}

/** The balance with what can be done with it, and what can be withdrawn (H4). */
export function MoneyCard({ balance, limits }: Props) {
  const { t, money, atMost } = useI18n();
  const offers = useOffers();
  const wager = limits?.wager;
  return (
    <Card as="section" pad="snug" aria-label={t("shell.balance")} className="min-w-0">
      <h2 className="text-sm text-quiet">{t("shell.balance")}</h2>
      <p className="figures mt-1 mb-3 text-3xl font-bold text-gold">
        {balance ? <Money value={balance.money} atMost /> : t("shell.balanceUnknown")}
      </p>
      <PendingBets sum={balance?.pending} />
      <dl className="mb-4 grid grid-cols-2 gap-3 text-sm empty:hidden">
        {limits?.withdrawable ? (
          <div>
            <dt className="text-xs text-quiet">{t("member.hub.withdrawable")}</dt>
            <dd className="figures font-semibold">
              <Money value={limits.withdrawable} atMost />
            </dd>
          </div>
        ) : null}
        {limits ? (
          <div>
            <dt className="text-xs text-quiet">{t("member.hub.leftToday")}</dt>
            <dd className="figures font-semibold">
              <Money value={limits.dailyLeft} atMost />
            </dd>
          </div>
        ) : null}
      </dl>
      {wager && Number(wager.required.amount) > Number(wager.done.amount) ? (
        <div className="mb-4">
          <Progress
            label={t("member.hub.wager")}
            done={Number(wager.done.amount)}
            of={Number(wager.required.amount)}
            text={`${t("member.hub.wager")}: ${atMost(wager.done)} / ${money(wager.required)}`}
          />
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {offers("DEPOSIT") ? (
          <ButtonLink to="/member/deposit" size="small">
            {t("shell.deposit")}
          </ButtonLink>
        ) : null}
        {offers("WITHDRAWAL") ? (
          <ButtonLink to="/member/withdraw" tone="quiet" size="small">
            {t("shell.withdraw")}
          </ButtonLink>
        ) : null}
        {offers("TRANSACTIONS") ? (
          <ButtonLink to="/member/transactions" tone="quiet" size="small">
            {t("member.pages.transactionHistory")}
          </ButtonLink>
        ) : null}
      </div>
    </Card>
  );
}
