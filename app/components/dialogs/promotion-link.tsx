import { Link } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Announcement } from "./announcement.ts";

interface Props {
  announcement: Pick<Announcement, "promotionType">;
  onFollow: () => void;
}

/** The way to the promotion, for an announcement that belongs to one (U39). */
export function PromotionLink({ announcement, onFollow }: Props) {
  const { t } = useI18n();
  if (!announcement.promotionType) return null;
  return (
    <Link
      to={`/promotions?type=${encodeURIComponent(announcement.promotionType)}`}
      onClick={onFollow}
      className="mt-4 inline-flex min-h-11 items-center rounded-control bg-accent px-5 text-sm font-bold text-on-accent transition hover:brightness-110 active:brightness-95"
    >
      {t("shell.toPromotion")}
    </Link>
  );
}
