import { clsx } from "clsx";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { GameCard } from "~/play/game-card.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { useRestoredScroll } from "~/ui/pager/use-restored-scroll.ts";
import { chunked } from "./chunked.ts";

type CardGame = ComponentProps<typeof GameCard>["game"] & { id: string };

interface GameSlidesProps {
  games: readonly CardGame[];
  /** Nine for game pages (K9), five for a member's own lists (K7). */
  perSlide: 9 | 5;
  /** Games of the list that lie before the first one here. */
  before: number;
  total: number | null;
}

/** How many cards a phone's first screen shows, and up to which one a desktop's does. */
const onPhones = 6;
const onDesktops = 15;

const earlyAt = (card: number) =>
  card < onPhones ? "first" : card < onDesktops ? "next" : undefined;

const slideLook = {
  // Two slides of three by three side by side.
  9: "lg:w-[calc(50%-0.625rem)] lg:grid-cols-3",
  5: "lg:w-full lg:grid-cols-5",
};

/**
 * Games in slides (U25): on a wide screen they snap side by side, with previous and next; on a phone
 * the same cards run on as one grid. Without JavaScript the row scrolls by itself.
 */
export function GameSlides({ games, perSlide, before, total }: GameSlidesProps) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const row = useRef<HTMLDivElement>(null);
  const slides = chunked(games, perSlide);
  const atOnce = perSlide === 9 ? 2 : 1;
  const [first, setFirst] = useState(0);
  useRestoredScroll(row);

  const goTo = (slide: number) => {
    const target = row.current?.children[Math.max(0, Math.min(slide, slides.length - 1))];
    if (target instanceof HTMLElement && row.current) {
      row.current.scrollTo({
        left: target.offsetLeft - row.current.offsetLeft,
        behavior: "smooth",
      });
    }
  };

  // What "more" brought is shown at once.
  const count = useRef(slides.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: goTo reads what is on the page by then
  useEffect(() => {
    if (slides.length > count.current) goTo(count.current);
    count.current = slides.length;
  }, [slides.length]);

  const from = before + first * perSlide + 1;
  const to = before + Math.min((first + atOnce) * perSlide, games.length);
  const arrow =
    "grid size-11 place-items-center rounded-full border border-line bg-surface transition-colors enabled:hover:border-accent enabled:hover:text-accent disabled:opacity-40";

  return (
    <section aria-label={t("lobby.slides")}>
      {slides.length > atOnce ? (
        // Disabled buttons keep their place until the script runs, so that nothing shifts.
        <div
          className={clsx(
            "slide-turns mb-3 hidden items-center justify-end gap-2 lg:flex",
            !hydrated && "invisible",
          )}
        >
          <p className="figures mr-2 text-sm text-quiet" aria-live="polite">
            {total === null
              ? t("lobby.slideOf", { from, to })
              : t("lobby.slideOfTotal", { from, to, total })}
          </p>
          <button
            type="button"
            className={arrow}
            disabled={first === 0}
            aria-label={t("lobby.slidePrevious")}
            onClick={() => goTo(first - atOnce)}
          >
            <i className="icon-chevron-left size-5" />
          </button>
          <button
            type="button"
            className={arrow}
            disabled={first + atOnce >= slides.length}
            aria-label={t("lobby.slideNext")}
            onClick={() => goTo(first + atOnce)}
          >
            <i className="icon-chevron-right size-5" />
          </button>
        </div>
      ) : null}
      <div
        ref={row}
        onScroll={(event) => {
          const { scrollLeft, scrollWidth } = event.currentTarget;
          setFirst(Math.round(scrollLeft / (scrollWidth / slides.length)));
        }}
        className="game-slides grid grid-cols-(--card-grid) gap-x-(--card-gap) gap-y-5 lg:-m-1 lg:flex lg:snap-x lg:snap-mandatory lg:scroll-px-1 lg:gap-5 lg:overflow-x-auto lg:overscroll-x-contain lg:p-1 lg:[scrollbar-width:thin]"
      >
        {slides.map((slide, number) => (
          <ul
            key={slide[0]?.id}
            className={clsx(
              "contents lg:grid lg:shrink-0 lg:snap-start lg:content-start lg:gap-x-5 lg:gap-y-6",
              slideLook[perSlide],
            )}
          >
            {slide.map((game, place) => (
              <li key={game.id} className="game-place min-w-0">
                <GameCard game={game} early={earlyAt(number * perSlide + place)} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}
