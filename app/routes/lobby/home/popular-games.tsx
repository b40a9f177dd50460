import { type ComponentProps, Suspense } from "react";
import type { HomeHotQuery } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { GameCard } from "~/play/game-card.tsx";
import type { Block, Whole } from "~/ui/blocks/block.ts";
import { DeferredBlock } from "~/ui/blocks/deferred-block.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import type { SectionLook } from "../../../../brands/look/form.ts";
import { JackpotCounter } from "./jackpot/jackpot-counter.tsx";
import { GameGrid, GridSkeleton } from "./skeletons.tsx";

interface Props {
  games: Block<Whole<HomeHotQuery>> | Promise<Block<Whole<HomeHotQuery>>>;
  /** Null unless the brand shows a real pot. */
  pot: ComponentProps<typeof JackpotCounter>["pot"];
  look: SectionLook;
}

/** A look's classes: grids in lines, lists, or rows that scroll. */
const looks: Record<SectionLook, string> = {
  row: "game-row",
  lines: "game-grid",
  large: "game-row look-large",
  ranked: "look-ranked",
  mosaic: "look-mosaic",
  table: "look-table",
};

/** The popular block (U4): twelve hot games with Play and Free trial (K4), and the jackpot counter. */
export function PopularGames({ games, pot, look }: Props) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="popular">
      <SectionHeading
        id="popular"
        title={t("home.popular")}
        icon={<i className="icon-flame size-6 text-hot" />}
        more={{ to: "/hot", text: t("home.popularMore") }}
      />
      <DeferredBlock
        value={games}
        name={t("home.popular")}
        skeleton={<GridSkeleton count={12} look={looks[look]} />}
      >
        {({ hotGames }) =>
          hotGames.length === 0 ? null : (
            <GameGrid look={looks[look]}>
              {hotGames.map((game) => (
                <li key={game.id}>
                  <GameCard game={game} />
                </li>
              ))}
            </GameGrid>
          )
        }
      </DeferredBlock>
      {/* Apart from the games: the first figure that a browser writes out in a language takes it a while. */}
      <Suspense>
        <JackpotCounter pot={pot} />
      </Suspense>
    </section>
  );
}
