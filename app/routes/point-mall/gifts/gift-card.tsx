import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import { graphql } from "~/graphql/generated";
import type { GiftOnShelfFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { GiftPicture } from "~/routes/point-mall/gift-picture.tsx";
import { giftPath } from "~/routes/point-mall/paths.ts";
import { Card } from "~/ui/layout/card.tsx";
import { Tag } from "~/ui/notes/tag.tsx";

graphql(`
  fragment GiftOnShelf on PointReward {
    id
    name
    type
    image
    requiredPoints
    requiredAmount {
      ...Money
    }
    stock
  }
`);

/** Above this stock the number is not shown. */
const plenty = 50;

interface Props {
  gift: GiftOnShelfFragment;
  /** Available points; null if unknown. */
  available: number | null;
  early: boolean;
}

/** A reward: what it costs, how many are left, and whether the points are enough for it. */
export function GiftCard({ gift, available, early }: Props) {
  const { t, money } = useI18n();
  const { id, name, type, image, requiredPoints, requiredAmount, stock } = gift;
  const gone = stock === 0;
  const missing = available === null ? 0 : Math.max(0, requiredPoints - available);
  return (
    <Card as="li" className="group relative flex flex-col overflow-hidden">
      <GiftPicture image={image} early={early} faint={gone} />
      <div className="flex grow flex-col gap-1.5 p-3 sm:p-4">
        <div className="flex flex-wrap items-center gap-2 text-xs">
          <Tag>{t(`pointMall.types.${type}`)}</Tag>
          {gone ? (
            <Tag tone="danger">{t("pointMall.gifts.soldOut")}</Tag>
          ) : stock != null && stock < plenty ? (
            <span className="figures text-quiet">
              {t("pointMall.gifts.left", { count: stock })}
            </span>
          ) : null}
        </div>
        <h2 className="leading-snug font-bold text-pretty">
          <Link
            to={giftPath(id)}
            prefetch="intent"
            className="after:absolute after:inset-0 hover:text-accent"
          >
            {name}
          </Link>
        </h2>
        <p className="figures mt-auto font-bold text-gold">
          {t("pointMall.balance.points", { count: requiredPoints })}{" "}
          {Number(requiredAmount.amount) > 0 ? (
            <span className="text-sm whitespace-nowrap">
              {t("pointMall.gifts.plus", { amount: money(requiredAmount) })}
            </span>
          ) : null}
        </p>
        {gone || available === null ? null : (
          <p className={clsx("figures text-xs", missing > 0 ? "text-quiet" : "text-gain")}>
            {missing > 0
              ? t("pointMall.gifts.missing", { count: missing })
              : t("pointMall.gifts.enough")}
          </p>
        )}
      </div>
    </Card>
  );
}
