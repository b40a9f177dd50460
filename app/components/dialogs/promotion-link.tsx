import { useGamesOf } from "~/components/shell/use-games-of.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import type { Announcement } from "./announcement.ts";

interface Props {
  announcement: Pick<Announcement, "promotionType" | "games">;
  onFollow?: () => void;
}

/** Links to the promotion of an announcement (U39), and to the games that count for it (H5). */
export function PromotionLink({ announcement: { promotionType, games }, onFollow }: Props) {
  const { t } = useI18n();
  const found = useGamesOf()(games);
  if (!promotionType) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      <ButtonLink to={`/promotions?type=${encodeURIComponent(promotionType)}`} onClick={onFollow}>
        {t("shell.toPromotion")}
      </ButtonLink>
      {found?.name ? (
        <ButtonLink to={found.path} onClick={onFollow} tone="quiet">
          {found.name}
        </ButtonLink>
      ) : null}
    </p>
  );
}
