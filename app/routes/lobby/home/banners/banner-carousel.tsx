import { useRef } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { BannerControls } from "./banner-controls.tsx";
import { type Banner, BannerPicture, Slide } from "./slide.tsx";
import { useBanners } from "./use-banners.ts";

/**
 * The banner carousel (U2). The server renders a row that snaps and scrolls by hand. The script adds rotation and
 * controls if there is more than one banner (K20). Following a banner requires a login (P1).
 */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const { t } = useI18n();
  const box = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const count = banners.length;
  const several = useHydrated() && count > 1;
  const carousel = useBanners(box, view, count);
  const [first] = banners;
  if (!first) return null;
  return (
    <section
      ref={box}
      aria-roledescription="carousel"
      aria-label={t("home.banners")}
      className="relative overflow-hidden rounded-card"
    >
      <div ref={view} className="scroll-row snap-mandatory data-turning:snap-none">
        <ul className="flex w-full">
          {banners.map((banner, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: banners have no id, and their order is theirs
              key={index}
              aria-roledescription="slide"
              aria-label={t("home.bannerOf", { index: index + 1, count })}
              className="w-full shrink-0 snap-start snap-always"
            >
              <Slide banner={banner} eager={index === 0} />
            </li>
          ))}
          {several ? (
            <li aria-hidden="true" className="w-full shrink-0 snap-start">
              <BannerPicture banner={first} eager={false} />
            </li>
          ) : null}
        </ul>
      </div>
      {several ? <BannerControls count={count} {...carousel} /> : null}
    </section>
  );
}
