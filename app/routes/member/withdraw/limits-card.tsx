import { Link } from "@remix-run/react";
import { rewardsPath } from "~/components/claims/reward-kinds.ts";
import { WithdrawalTime } from "~/components/shell/withdrawal-time.tsx";
import { percentText } from "~/i18n/decimal-text.ts";
import type { MoneyValue } from "~/i18n/format.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { useOffers } from "~/routes/member/use-offers.ts";
import { Progress } from "~/ui/charts/progress.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Money } from "~/ui/text/money.tsx";
import type { WithdrawDesk } from "./wish.server.ts";

interface Props {
  balance: MoneyValue | null;
  desk: WithdrawDesk;
}

/** The balance, the part that can be withdrawn now, and what the rest is waiting for (CA16). */
export function LimitsCard({ balance, desk }: Props) {
  const { t, money, atMost, language } = useI18n();
  const offers = useOffers();
  const { limits, most, used } = desk;
  const { min, max, daily, dailyLeft, wager, feePercent } = limits;
  const played = wager && Number(wager.required.amount) > 0 ? wager : null;
  return (
    <Card as="section" aria-labelledby="withdraw-now" pad="roomy" className="grid gap-5">
      <div>
        <h2 id="withdraw-now" className="text-sm text-quiet">
          {t("cashier.withdraw.now")}
        </h2>
        <p className="figures text-3xl font-bold text-gold">
          <Money value={most} atMost />
        </p>
        {balance ? (
          <p className="figures mt-1 text-sm text-quiet">
            {t("cashier.withdraw.balance", { amount: atMost(balance) })}
          </p>
        ) : null}
      </div>
      {played ? (
        <div>
          <h3 className="mb-2 text-sm font-semibold">{t("cashier.withdraw.wager")}</h3>
          <Progress
            label={t("cashier.withdraw.wager")}
            done={Number(played.done.amount)}
            of={Number(played.required.amount)}
            text={t("cashier.withdraw.wagerDone", {
              done: atMost(played.done),
              of: money(played.required),
            })}
          />
          <p className="mt-2 text-xs text-quiet text-pretty">
            {t("cashier.withdraw.wagerCounts")}{" "}
            {offers("BONUSES") ? (
              <Link
                to={rewardsPath("bonuses")}
                className="underline underline-offset-4 hover:text-ink"
              >
                {t("cashier.withdraw.wagerWhich")}
              </Link>
            ) : null}
          </p>
        </div>
      ) : null}
      {daily && used ? (
        <div>
          <h3 className="mb-2 text-sm font-semibold">{t("cashier.withdraw.day")}</h3>
          <Progress
            label={t("cashier.withdraw.day")}
            done={Number(used.amount)}
            of={Number(daily.amount)}
            text={t("cashier.withdraw.dayLeft", { left: atMost(dailyLeft), of: money(daily) })}
          />
        </div>
      ) : null}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        <dt className="text-quiet">{t("cashier.withdraw.once")}</dt>
        <dd className="figures">
          {t("cashier.withdraw.onceBounds", { min: money(min), max: atMost(max) })}
        </dd>
        {daily ? null : (
          <>
            <dt className="text-quiet">{t("cashier.withdraw.day")}</dt>
            <dd className="figures">
              <Money value={dailyLeft} atMost />
            </dd>
          </>
        )}
        <dt className="text-quiet">{t("cashier.withdraw.fee")}</dt>
        <dd className="figures">
          {feePercent === "0" ? t("cashier.withdraw.free") : percentText(feePercent, language)}
        </dd>
      </dl>
      <div className="text-sm text-quiet">
        <WithdrawalTime />
      </div>
    </Card>
  );
}
