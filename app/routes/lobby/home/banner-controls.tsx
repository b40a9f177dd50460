import { clsx } from "clsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
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
  const Toggle = paused ? Play : Pause;
  return (
    <div className="pointer-events-none absolute inset-x-3 bottom-2 flex items-center justify-between *:pointer-events-auto sm:inset-x-4 sm:bottom-3">
      <div className="flex items-center rounded-full bg-black/50 pr-1">
        <button
          type="button"
          onClick={() => setPaused(!paused)}
          aria-label={t(paused ? "home.playBanners" : "home.pauseBanners")}
          className="grid size-8 place-items-center rounded-full text-white sm:size-9"
        >
          <Toggle className="size-4" aria-hidden="true" />
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
          <ChevronLeft className="size-5" aria-hidden="true" />
        </button>
        <button
          type="button"
          onClick={() => turn(at + 1)}
          aria-label={t("home.nextBanner")}
          className={step}
        >
          <ChevronRight className="size-5" aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
