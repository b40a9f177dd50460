import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { loadChunk } from "~/components/load-chunk.ts";
import { ProtectedLink } from "~/components/shell/protected-link.tsx";
import { useI18n } from "~/i18n/i18n.tsx";

const BannerMotion = lazy(() => loadChunk(() => import("./banner-motion.tsx")));

interface Banner {
  title: string;
  image: string;
  link?: string | null;
}

/**
 * The banner carousel (U2): turns every 5 s when there is more than one. As it arrives it is a row
 * that snaps and scrolls by hand; motion and controls are added after the page is up. Following a
 * banner needs a login (P1).
 */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const { t } = useI18n();
  const view = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const several = banners.length > 1;
  useEffect(() => setReady(several), [several]);
  if (banners.length === 0) return null;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={t("home.banners")}
      className="relative overflow-hidden rounded-card"
    >
      <div
        ref={view}
        id="banners"
        className="scroll-row snap-mandatory data-moving:overflow-hidden data-moving:[scroll-snap-type:none]"
      >
        <ul className="flex w-full">
          {banners.map((banner, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: banners have no id, and their order is theirs
              key={index}
              aria-roledescription="slide"
              aria-label={t("home.bannerOf", { index: index + 1, count: banners.length })}
              className="w-full shrink-0 grow-0 basis-full snap-start"
            >
              <Slide banner={banner} first={index === 0} />
            </li>
          ))}
        </ul>
      </div>
      {ready && view.current ? (
        <Suspense>
          <BannerMotion node={view.current} count={banners.length} />
        </Suspense>
      ) : null}
    </section>
  );
}

function Slide({ banner: { title, image, link }, first }: { banner: Banner; first: boolean }) {
  const picture = (
    <img
      src={image}
      alt={title}
      width={1200}
      height={420}
      loading={first ? "eager" : "lazy"}
      decoding="async"
      {...(first ? { fetchpriority: "high" } : null)}
      className="aspect-[2/1] w-full bg-raised object-cover sm:aspect-[20/7]"
    />
  );
  if (!link) return picture;
  // Addresses of elsewhere open in a tab of their own, and only for who is signed in.
  return (
    <ProtectedLink
      to={{ path: link, login: true }}
      className="block focus-visible:-outline-offset-4"
    >
      {picture}
    </ProtectedLink>
  );
}
