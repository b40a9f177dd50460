import { useSavesData } from "~/components/shell/use-saves-data.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { RowArrows } from "./sections/row-arrows.tsx";

export interface HomePromotion {
  id: string;
  title: string;
  image?: string | null;
  /** The day of its end; null where it has none. */
  day: string | null;
}

/** Promotions that run now, between the categories (H2), for visitors without offers of their own. */
export function PromotionStrip({ promotions }: { promotions: readonly HomePromotion[] }) {
  const { t } = useI18n();
  const savesData = useSavesData();
  if (promotions.length === 0) return null;
  return (
    <section aria-labelledby="promotions" className="min-w-0">
      <SectionHeading
        id="promotions"
        title={t("home.promotions")}
        more={{ to: "/promotions", text: t("home.personal.offersMore") }}
      />
      <RowArrows look="promotion-row" label={t("home.promotions")}>
        {promotions.map(({ id, title, image, day }) => (
          <li key={id}>
            <GoLink to={`/PromotionDetail?id=${encodeURIComponent(id)}`}>
              {image && !savesData ? (
                <img src={image} alt="" width={320} height={180} loading="lazy" decoding="async" />
              ) : null}
              <span>{title}</span>
              {day === null ? null : <span>{t("promotions.ends", { day })}</span>}
            </GoLink>
          </li>
        ))}
      </RowArrows>
    </section>
  );
}
