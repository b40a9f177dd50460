import { useI18n } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import type { Announcement } from "./announcement.ts";

interface Props {
  announcement: Pick<Announcement, "promotionType">;
  onFollow: () => void;
}

/** A link to the promotion of an announcement (U39). */
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
