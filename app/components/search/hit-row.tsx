import { memo } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { Cover } from "~/play/cover.tsx";
import { readGameRef } from "~/play/game-ref.ts";
import { usePlay, useStarting } from "~/play/play-context.ts";
import { GoLink } from "~/ui/links/go-link.tsx";
import type { SearchCard } from "./game-cards.ts";
import type { SearchHit } from "./suggestions.ts";

interface Props {
  hit: Pick<SearchHit, "kind" | "id" | "name" | "details" | "path">;
  id: string;
  /** Picture and launch of a game; undefined for other kinds, and before it has come. */
  card: SearchCard | undefined;
  /** Which of its cells the keyboard has reached. */
  active: "page" | "play" | null;
}

/**
 * One result: a link to its page, and for a game its picture, which plays it (H16). It is rendered again only if it
 * changed, because each key renders the list (Q6).
 */
export const HitRow = memo(
  ({ hit, id, card, active }: Props) => (
    // biome-ignore lint/a11y/useSemanticElements: a grid of links and buttons below a combobox, as ARIA has it
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    <div role="row" className="flex items-center gap-1 rounded-control hover:bg-raised">
      <GoLink
        id={id}
        role="gridcell"
        aria-selected={active === "page"}
        tabIndex={-1}
        to={hit.path}
        className="order-2 flex min-h-11 min-w-0 flex-1 flex-col justify-center rounded-control px-3 py-1.5 aria-selected:bg-raised"
      >
        <span className="min-w-0 truncate font-semibold">{hit.name}</span>
        <span className="min-w-0 truncate text-sm text-quiet">{hit.details.join(" · ")}</span>
      </GoLink>
      {hit.kind === "GAME" ? (
        <PlayCell hit={hit} id={`${id}-play`} card={card} isActive={active === "play"} />
      ) : null}
    </div>
  ),
  (before, now) =>
    before.id === now.id &&
    before.active === now.active &&
    before.card === now.card &&
    before.hit.path === now.hit.path &&
    before.hit.name === now.hit.name &&
    before.hit.details.join() === now.hit.details.join(),
);
HitRow.displayName = "HitRow";

function PlayCell({
  hit,
  id,
  card,
  isActive,
}: Pick<Props, "hit" | "id" | "card"> & { isActive: boolean }) {
  const { t } = useI18n();
  const { play } = usePlay();
  const isStarting = useStarting(hit.id);
  const game = readGameRef(card?.ref);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of the grid
    <button
      type="button"
      id={id}
      role="gridcell"
      aria-selected={isActive}
      aria-label={t("lobby.card.play", { name: hit.name })}
      aria-busy={isStarting || undefined}
      tabIndex={-1}
      disabled={!game}
      onClick={() => {
        if (game) play(game, "play");
      }}
      className="relative order-1 w-12 shrink-0 rounded-control aria-selected:ring-2 aria-selected:ring-accent"
    >
      {card ? (
        <Cover gameId={hit.id} image={card.image} early="next" />
      ) : (
        <span className="cover" />
      )}
      {game ? (
        <span className="absolute inset-0 m-auto grid size-7 place-items-center rounded-full bg-accent">
          <i className="icon-solid-play size-3.5 text-on-accent" />
        </span>
      ) : null}
    </button>
  );
}
