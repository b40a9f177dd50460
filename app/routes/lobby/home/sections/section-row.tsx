import { Link } from "@remix-run/react";
import { useRef } from "react";
import type { HomeSectionQuery } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { GameCard } from "~/play/game-card.tsx";
import { TableFacts } from "~/routes/lobby/home/table-facts.tsx";
import { useSeats } from "~/routes/lobby/home/use-seats.ts";
import type { Whole } from "~/ui/blocks/block.ts";
import { cardLook } from "~/ui/layout/card.tsx";
import { Spinner } from "~/ui/notes/spinner.tsx";
import type { SectionLook } from "../../../../../brands/look/form.ts";
import { RowArrows } from "./row-arrows.tsx";
import { hasTables } from "./section-query.ts";
import { useSectionGames } from "./use-section-games.ts";

interface Props {
  type: string;
  path: string;
  category: string;
  look: SectionLook;
  first: Whole<HomeSectionQuery>;
}

/** Looks that don't scroll sideways: they show the first games, and the heading leads to the others. */
const lists: readonly SectionLook[] = ["ranked", "mosaic", "table"];

const rowLooks = { lines: "game-row look-lines", large: "game-row look-large" } as const;

/**
 * A section's games in the look of the brand's form (B1). A row scrolls (H2): the first ten, then twelve more with each "more" (S21). Without
 * JavaScript "more" leads to the category's page.
 */
export function SectionRow({ type, path, category, look, first }: Props) {
  const { t } = useI18n();
  const { games, hasMore, state, more } = useSectionGames(type, first);
  const tables = hasTables(type);
  const place = useRef<HTMLDivElement>(null);
  const seats = useSeats(type, place, tables);
  if (games.length === 0) return null;
  const busy = state === "loading";
  const cards = games.map((game) => (
    <li key={game.id}>
      <GameCard
        game={game}
        note={tables ? <TableFacts game={seats.get(game.id) ?? game} /> : undefined}
      />
    </li>
  ));
  if (lists.includes(look)) {
    return (
      <div ref={place}>
        <ul className={`look-${look}`}>{cards}</ul>
      </div>
    );
  }
  return (
    <div ref={place}>
      <RowArrows look={look === "lines" || look === "large" ? rowLooks[look] : "game-row"}>
        {cards}
        {hasMore ? (
          <li>
            <Link
              to={path}
              aria-busy={busy || undefined}
              aria-label={t("home.sectionMore", { category })}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.button !== 0) return;
                event.preventDefault();
                if (!busy) more();
              }}
              className={cardLook({
                tone: "dashed",
                className:
                  "section-more flex w-full flex-col items-center justify-center gap-3 bg-transparent text-sm font-semibold text-quiet transition-colors hover:border-accent hover:text-ink",
              })}
            >
              <span className="grid size-12 place-items-center rounded-full bg-raised text-accent">
                {busy ? <Spinner className="size-5" /> : <i className="icon-plus size-5" />}
              </span>
              {t("home.showMore")}
            </Link>
            <p role="status" className="mt-2 text-center text-xs text-danger">
              {state === "failed" ? t("home.failed") : ""}
            </p>
          </li>
        ) : null}
      </RowArrows>
    </div>
  );
}
