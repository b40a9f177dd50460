import { Link } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { paths } from "~/routes/point-mall/paths.ts";
import { choiceLook } from "~/ui/controls/choice.ts";
import { choiceQuery, type GiftChoice, giftOrders, giftTypes } from "./choose-gifts.ts";

const chip = choiceLook(
  "bare",
  "inline-flex min-h-11 items-center rounded-full px-4 text-sm whitespace-nowrap",
);

/** Which rewards, and in which order: links, so that each choice has an address and works without a script. */
export function GiftFilter({ choice }: { choice: GiftChoice }) {
  const { t } = useI18n();
  const link = (more: Partial<GiftChoice>, text: string, here: boolean) => (
    <li key={text}>
      <Link
        to={paths.gifts + choiceQuery({ ...choice, ...more })}
        replace
        preventScrollReset
        aria-current={here ? "true" : undefined}
        className={chip}
      >
        {text}
      </Link>
    </li>
  );
  return (
    <div className="mb-5 grid gap-3 lg:flex lg:flex-wrap lg:justify-between">
      <nav aria-label={t("pointMall.gifts.show")} className="fade-row">
        <ul className="flex gap-2">
          {link({ type: null }, t("pointMall.gifts.all"), choice.type === null)}
          {giftTypes.map((type) =>
            link({ type }, t(`pointMall.kinds.${type}`), choice.type === type),
          )}
          {link({ reach: !choice.reach }, t("pointMall.gifts.reach"), choice.reach)}
        </ul>
      </nav>
      <nav aria-label={t("pointMall.gifts.order")} className="fade-row">
        <ul className="flex gap-2">
          {giftOrders.map((order) =>
            link({ order }, t(`pointMall.gifts.orders.${order}`), choice.order === order),
          )}
        </ul>
      </nav>
    </div>
  );
}
