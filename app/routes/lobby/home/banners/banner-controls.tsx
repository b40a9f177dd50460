import { clsx } from "clsx";
import { useI18n } from "~/i18n/i18n.tsx";

interface Props {
  count: number;
  at: number;
  paused: boolean;
  setPaused: (paused: boolean) => void;
  turn: (to: number) => void;
}

const step =
  "hidden size-11 place-items-center rounded-full bg-black/50 text-white transition-colors hover:bg-black/75 sm:grid";

/** Pause, the dots, previous and next of the banners. */
export function BannerControls({ count, at, paused, setPaused, turn }: Props) {
  const { t } = useI18n();
  const icon = paused ? "icon-play" : "icon-pause";
  return (
    <div className="pointer-events-none absolute inset-x-3 bottom-2 flex items-center justify-between *:pointer-events-auto sm:inset-x-4 sm:bottom-3">
      <div className="flex items-center rounded-full bg-black/50 pr-1">
        <button
          type="button"
          onClick={() => setPaused(!paused)}
          aria-label={t(paused ? "home.playBanners" : "home.pauseBanners")}
          className="grid size-8 place-items-center rounded-full text-white sm:size-9"
        >
          <i className={`${icon} size-4`} />
        </button>
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its index
            key={index}
            type="button"
            onClick={() => turn(index)}
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
          onClick={() => turn(at - 1)}
          aria-label={t("home.previousBanner")}
          className={step}
        >
          <i className="icon-chevron-left size-5" />
        </button>
        <button
          type="button"
          onClick={() => turn(at + 1)}
          aria-label={t("home.nextBanner")}
          className={step}
        >
          <i className="icon-chevron-right size-5" />
        </button>
      </div>
    </div>
  );
}
