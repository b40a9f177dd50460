import { useSavesData } from "~/components/shell/use-saves-data.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { type KeyIn, useI18n } from "~/i18n/i18n.tsx";
import { cardLook } from "~/ui/layout/card.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";

const looks = {
  live: { title: "home.tileLive", glow: "from-gold/25" },
  slots: { title: "home.tileSlots", glow: "from-accent/25" },
  fish: { title: "home.tileFish", glow: "from-new/25" },
  lottery: { title: "nav.lott", glow: "from-gold/25" },
  sports: { title: "nav.sports", glow: "from-accent/25" },
} as const;

/** The three entry tiles (U3) of the brand's choice, in the brand's colours. */
export function EntryTiles() {
  const { t } = useI18n();
  const { brand } = useShell();
  const savesData = useSavesData();
  if (brand.tiles.length === 0) return null;
  return (
    <nav aria-label={t("home.tiles")}>
      <ul className="grid grid-cols-3 gap-2 sm:gap-4">
        {brand.tiles.map(({ art, path, text }) => (
          <li key={art}>
            <GoLink
              to={path}
              className={cardLook({
                className: `group relative flex h-32 flex-col justify-end overflow-hidden bg-linear-to-bl to-transparent p-3 transition-colors hover:border-accent sm:h-40 lg:p-5 ${looks[art].glow}`,
              })}
            >
              {savesData ? null : (
                <img
                  src={`/brands/${brand.id}/tile-${art}.svg`}
                  loading="lazy"
                  alt=""
                  width={320}
                  height={320}
                  className="absolute -top-1 right-1/2 size-20 translate-x-1/2 transition-transform duration-300 ease-out group-hover:scale-105 sm:top-2 sm:size-24 lg:top-1/2 lg:right-3 lg:size-28 lg:translate-x-0 lg:-translate-y-1/2 xl:size-36"
                />
              )}
              <span className="relative text-center text-sm leading-tight font-bold sm:text-lg lg:max-w-[60%] lg:text-left lg:text-xl">
                {t(looks[art].title satisfies KeyIn<"home" | "nav">)}
              </span>
              <span className="relative mt-0.5 hidden max-w-[60%] text-sm text-quiet lg:block">
                {text}
              </span>
            </GoLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
