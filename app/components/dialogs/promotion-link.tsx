import { useI18n } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
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
    <ButtonLink
      to={`/promotions?type=${encodeURIComponent(announcement.promotionType)}`}
      onClick={onFollow}
      className="mt-4"
    >
      {t("shell.toPromotion")}
    </ButtonLink>
  );
}
