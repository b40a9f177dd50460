import { type RefObject, useEffect, useImperativeHandle, useMemo, useRef, useState } from "react";
import { type KeyIn, useI18n } from "~/i18n/i18n.tsx";
import { gamePath } from "~/play/paths.ts";
import { GoLink } from "~/ui/links/go-link.tsx";
import { type SearchCard, useLaunchedGames, useSearchCards } from "./game-cards.ts";
import { HitRow } from "./hit-row.tsx";
import { addRecent, clearRecent, readRecent } from "./recent-searches.ts";
import { kindKey, searchHref } from "./suggestions.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** What the field passes on to the list of results. */
export interface PanelKeys {
  /** Handles a key. Returns false for keys that belong to the field. */
  onKey(key: string): boolean;
}

interface Props {
  id: string;
  text: string;
  keys: RefObject<PanelKeys | null>;
  /** Called with the id of the option that the keyboard has reached, or null. */
  onActive(id: string | null): void;
  onRecent(text: string): void;
}

/** A game that the visitor launched, as a result. */
const hitOfCard = ({ id, name, vendor }: SearchCard) => ({
  kind: "GAME" as const,
  id,
  name,
  details: [vendor],
  path: gamePath(id),
});

/**
 * The results below the search field (Q1, Q4, Q8, H16): a grid of links and, for games, of buttons that play. Up and down
 * lead from result to result, right and left to its button and back.
 */
export function SearchPanel({ id, text, keys, onActive, onRecent }: Props) {
  const { t } = useI18n();
  const { results, failed } = useSuggestions(text);
  const [recent, setRecent] = useState(readRecent);
  const [at, setAt] = useState(-1);
  const [cell, setCell] = useState<"page" | "play">("page");
  const grid = useRef<HTMLDivElement>(null);
  const isEmpty = text.trim() === "";
  const launched = useLaunchedGames(isEmpty);
  const groups = useMemo(() => {
    const { groups: found = [], nearest = [], popular = [] } = results ?? {};
    const own = isEmpty ? launched.map(hitOfCard) : [];
    return [
      { key: "launched", title: t("search.launched"), hits: own },
      ...found.map(({ kind, hits }) => ({
        key: kind,
        title:
          isEmpty && kind === "GAME"
            ? t("search.popular")
            : t(kindKey(kind) satisfies KeyIn<"search">),
        hits: hits.filter((hit) => !own.some((each) => each.id === hit.id)),
      })),
      {
        key: "pages",
        title: t("search.nearest"),
        hits: nearest.filter(({ kind }) => kind !== "GAME"),
      },
      {
        key: "games",
        title: t("search.similar"),
        hits: nearest.filter(({ kind }) => kind === "GAME"),
      },
      { key: "popular", title: t("search.popular"), hits: popular },
    ].filter(({ hits }) => hits.length > 0);
  }, [results, launched, isEmpty, t]);
  const rows = useMemo(() => groups.flatMap(({ hits }) => hits), [groups]);
  const cards = useSearchCards(rows.flatMap(({ kind, id: hit }) => (kind === "GAME" ? hit : [])));

  const listed = rows.map(({ kind, id: hit }) => `${kind} ${hit}`).join("\n");
  // The browser's index gives the results again that came from the edge; they keep their active row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other results have no active row
  useEffect(() => move(-1), [listed]);

  function move(to: number, next: typeof cell = "page") {
    setAt(to);
    setCell(next);
    const reached = to < 0 ? null : cellId(to, next);
    onActive(reached);
    if (reached) document.getElementById(reached)?.scrollIntoView({ block: "nearest" });
  }
  const cellId = (row: number, which: typeof cell) =>
    which === "play" ? `${id}-${row}-play` : `${id}-${row}`;
  const remember = () => {
    if (!isEmpty) setRecent(addRecent(text));
  };
  useImperativeHandle(keys, () => ({
    onKey(key) {
      const row = rows[at];
      if (key === "ArrowDown" && rows.length > 0) move(at + 1 < rows.length ? at + 1 : 0, cell);
      else if (key === "ArrowUp" && rows.length > 0) move(at > 0 ? at - 1 : rows.length - 1, cell);
      else if (key === "ArrowRight" && row?.kind === "GAME" && cell === "page") move(at, "play");
      else if (key === "ArrowLeft" && cell === "play") move(at);
      else if (key === "Enter" && row) {
        const which = row.kind === "GAME" ? cell : "page";
        grid.current?.querySelector<HTMLElement>(`#${CSS.escape(cellId(at, which))}`)?.click();
      } else return false;
      return true;
    },
  }));

  return (
    <>
      <p role="status" className="sr-only">
        {results && !isEmpty ? t("search.results", { count: results.total }) : ""}
      </p>
      {isEmpty && recent.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2 p-2">
          <p className="w-full text-xs font-semibold text-quiet">{t("search.recent")}</p>
          {recent.map((each) => (
            <button
              key={each}
              type="button"
              onClick={() => onRecent(each)}
              className="min-h-11 rounded-full border border-line px-4 text-sm hover:border-accent"
            >
              {each}
            </button>
          ))}
          <button
            type="button"
            onClick={() => setRecent(clearRecent())}
            className="min-h-11 px-2 text-sm text-quiet underline hover:text-ink"
          >
            {t("search.clear")}
          </button>
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field clicks the active cell */}
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of results below a combobox, as ARIA has it */}
      <div ref={grid} id={id} role="grid" aria-label={t("search.title")} onClick={remember}>
        {groups.map(({ key, title, hits }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of rows, as ARIA's grid has it
          <div key={key} role="rowgroup" aria-label={title}>
            <p aria-hidden="true" className="px-3 pt-3 pb-1 text-xs font-semibold text-quiet">
              {title}
            </p>
            {hits.map((hit) => {
              const row = rows.indexOf(hit);
              const active = row !== at ? null : hit.kind === "GAME" ? cell : "page";
              return (
                <HitRow
                  key={`${hit.kind} ${hit.id}`}
                  hit={hit}
                  id={cellId(row, "page")}
                  card={cards.get(hit.id)}
                  active={active}
                />
              );
            })}
          </div>
        ))}
      </div>
      {results === null && !failed ? (
        <p className="p-3 text-sm text-quiet">{t("search.loading")}</p>
      ) : null}
      {failed ? (
        <p role="alert" className="p-3 text-sm">
          {t("search.failed")}
        </p>
      ) : null}
      {results && !results.ready ? <p className="p-3 text-sm">{t("search.preparing")}</p> : null}
      {results?.ready && results.total === 0 ? (
        <p className="p-3 text-sm">
          {t("search.none", { text: text.trim() })}{" "}
          <GoLink to="/chat" className="font-semibold text-accent underline">
            {t("search.support")}
          </GoLink>
        </p>
      ) : null}
      {results && results.total > 0 && !isEmpty ? (
        <GoLink
          to={searchHref(text.trim())}
          onClick={remember}
          className="mt-1 flex min-h-11 items-center border-t border-line px-3 font-semibold text-accent hover:underline"
        >
          {t("search.all")} ({results.total})
        </GoLink>
      ) : null}
    </>
  );
}
