import { clsx } from "clsx";
import type { GiftOnShelfFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { timesAmount } from "../../../../brands/amount.ts";

interface Props {
  gift: GiftOnShelfFragment;
  /** Null while what is typed is no number. */
  quantity: number | null;
  /** Available points; null if unknown. */
  available: number | null;
}

/** The total and the points that remain; without scripts the price of one. */
export function Total({ gift, quantity, available }: Props) {
  const { t, money } = useI18n();
  const hydrated = useHydrated();
  const { requiredPoints, requiredAmount } = gift;
  const times = hydrated ? quantity : 1;
  const points = times === null ? null : requiredPoints * times;
  const left = points === null || available === null ? null : available - points;
  const amount = { ...requiredAmount, amount: timesAmount(requiredAmount.amount, times ?? 0) };
  return (
    <dl
      aria-live="polite"
      className="figures grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 rounded-control bg-ground p-4 text-sm"
    >
      <dt className="text-quiet">
        {t(hydrated ? "pointMall.redeem.total" : "pointMall.redeem.each")}
      </dt>
      <dd className="text-right font-bold text-gold">
        {points === null ? "–" : t("pointMall.balance.points", { count: points })}
        {Number(requiredAmount.amount) > 0 && points !== null ? (
          <span className="block">{t("pointMall.gifts.plus", { amount: money(amount) })}</span>
        ) : null}
      </dd>
      {hydrated && left !== null ? (
        <>
          <dt className="text-quiet">{t("pointMall.redeem.after")}</dt>
          <dd className={clsx("text-right", left < 0 && "font-semibold text-danger")}>
            {left < 0
              ? t("pointMall.gifts.missing", { count: -left })
              : t("pointMall.balance.points", { count: left })}
          </dd>
        </>
      ) : null}
    </dl>
  );
}
