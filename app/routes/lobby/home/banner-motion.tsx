import { clsx } from "clsx";
import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel from "embla-carousel-react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useEffect, useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";

/** How long a banner stands, in ms (K18). */
const delay = 5000;

/** Embla's measure of slowness; 48 takes about the 1000 ms that the turn shall take (K19). */
const duration = 48;

const step =
  "hidden size-11 place-items-center rounded-full bg-black/50 text-white transition-colors hover:bg-black/75 sm:grid";

/**
 * What makes the banners turn, and the controls to stop them (WCAG 2.2.2). They stand still from the
 * start for those who asked for less motion, and stay where they are once somebody pauses them.
 */
export default function BannerMotion({ node, count }: { node: HTMLElement; count: number }) {
  const { t } = useI18n();
  const [calm] = useState(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(calm);
  // Paused means no autoplay at all: the plugin would go on when the pointer leaves.
  const plugins = paused
    ? []
    : [
        Autoplay({
          delay,
          stopOnInteraction: false,
          stopOnMouseEnter: true,
          stopOnFocusIn: true,
          rootNode: (root) => root.parentElement,
        }),
      ];
  const [attach, api] = useEmblaCarousel({ loop: true, duration: calm ? 1 : duration }, plugins);

  useEffect(() => {
    node.scrollLeft = 0;
    node.dataset.moving = "";
    attach(node);
  }, [attach, node]);

  useEffect(() => {
    if (!api) return;
    const selected = () => setAt(api.selectedScrollSnap());
    api.on("select", selected);
    return () => {
      api.off("select", selected);
    };
  }, [api]);

  return (
    <div className="absolute inset-x-3 bottom-2 flex items-center justify-between sm:inset-x-4 sm:bottom-3">
      <div className="flex items-center rounded-full bg-black/50 pr-1">
        <button
          type="button"
          onClick={() => setPaused(!paused)}
          aria-label={t(paused ? "home.playBanners" : "home.pauseBanners")}
          className="grid size-8 place-items-center rounded-full text-white sm:size-9"
        >
          {paused ? (
            <Play className="size-4" aria-hidden="true" />
          ) : (
            <Pause className="size-4" aria-hidden="true" />
          )}
        </button>
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its index
            key={index}
            type="button"
            onClick={() => api?.scrollTo(index)}
            aria-label={t("home.goToBanner", { index: index + 1 })}
            aria-current={index === at ? "true" : undefined}
            className="grid size-6 place-items-center"
          >
            <span
              className={clsx(
                "h-1.5 rounded-full transition-all",
                index === at ? "w-4 bg-white" : "w-1.5 bg-white/60",
              )}
            />
          </button>
        ))}
      </div>
      <div className="flex gap-2">
        <button
          type="button"
          onClick={() => api?.scrollPrev()}
          aria-label={t("home.previousBanner")}
          className={step}
        >
          <ChevronLeft className="size-5" aria-hidden="true" />
        </button>
        <button
          type="button"
          onClick={() => api?.scrollNext()}
          aria-label={t("home.nextBanner")}
          className={step}
        >
          <ChevronRight className="size-5" aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
