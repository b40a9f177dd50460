import { useI18n } from "~/i18n/i18n.tsx";
import { RowArrows } from "~/routes/lobby/home/sections/row-arrows.tsx";
import { type Banner, Slide } from "./slide.tsx";

/** The banners of a member's home (H11): side by side, low, still; what he came for is above. */
export function BannerRow({ banners }: { banners: readonly Banner[] }) {
  const { t } = useI18n();
  if (banners.length === 0) return null;
  return (
    <section aria-label={t("home.banners")} className="min-w-0">
      <RowArrows look="banner-row" label={t("home.banners")}>
        {banners.map((banner, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: banners have no id, and their order is theirs
          <li key={index}>
            <Slide banner={banner} eager={false} />
          </li>
        ))}
      </RowArrows>
    </section>
  );
}
