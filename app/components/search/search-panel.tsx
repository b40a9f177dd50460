import {
  memo,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { type KeyIn, useI18n } from "~/i18n/i18n.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { addRecent, clearRecent, readRecent } from "./recent-searches.ts";
import { kindKey, type SearchHit, searchHref } from "./suggestions.ts";
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

/** The results below the search field (Q1, Q4, Q8): a listbox whose options are links. */
export function SearchPanel({ id, text, keys, onActive, onRecent }: Props) {
  const { t } = useI18n();
  const { results, failed } = useSuggestions(text);
  const [recent, setRecent] = useState(readRecent);
  const [at, setAt] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const isEmpty = text.trim() === "";
  const groups = results?.groups ?? [];
  const nearest = results?.nearest ?? [];
  const options = useMemo(
    () =>
      [...groups.flatMap(({ hits }) => hits), ...nearest].map(
        ({ kind, id: hit }) => `${kind} ${hit}`,
      ),
    [groups, nearest],
  );
  const optionId = (hit: SearchHit) => `${id}-${options.indexOf(`${hit.kind} ${hit.id}`)}`;

  const listed = options.join("\n");
  // The browser's index gives the results again that came from the edge; they keep their active option.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other results have no active option
  useEffect(() => move(-1), [listed]);

  function move(to: number) {
    setAt(to);
    const option = to < 0 ? null : `${id}-${to}`;
    onActive(option);
    if (option) document.getElementById(option)?.scrollIntoView({ block: "nearest" });
  }
  const remember = () => {
    if (!isEmpty) setRecent(addRecent(text));
  };
  useImperativeHandle(keys, () => ({
    onKey(key) {
      if (key === "ArrowDown" && options.length > 0) move(at + 1 < options.length ? at + 1 : 0);
      else if (key === "ArrowUp" && options.length > 0) move(at > 0 ? at - 1 : options.length - 1);
      else if (key === "Enter" && at >= 0) {
        list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${at}`)}`)?.click();
      } else return false;
      return true;
    },
  }));

  const option = (hit: SearchHit) => {
    const own = optionId(hit);
    return (
      <HitOption
        key={`${hit.kind} ${hit.id}`}
        hit={hit}
        id={own}
        isActive={own === `${id}-${at}`}
      />
    );
  };

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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field clicks the active option */}
      <div ref={list} id={id} role="listbox" aria-label={t("search.title")} onClick={remember}>
        {groups.map(({ kind, hits }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, as ARIA's listbox has it
          <div key={kind} role="group" aria-label={t(kindKey(kind) satisfies KeyIn<"search">)}>
            <p aria-hidden="true" className="px-3 pt-3 pb-1 text-xs font-semibold text-quiet">
              {isEmpty && kind === "GAME"
                ? t("search.popular")
                : t(kindKey(kind) satisfies KeyIn<"search">)}
            </p>
            {hits.map(option)}
          </div>
        ))}
        {nearest.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, as ARIA's listbox has it
          <div role="group" aria-label={t("search.nearest")}>
            <p aria-hidden="true" className="px-3 pt-3 pb-1 text-xs font-semibold text-quiet">
              {t("search.nearest")}
            </p>
            {nearest.map(option)}
          </div>
        ) : null}
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

interface OptionProps {
  hit: SearchHit;
  id: string;
  isActive: boolean;
}

/** One result. It is rendered again only if it changed, because each key renders the list (Q6). */
const HitOption = memo(
  ({ hit, id, isActive }: OptionProps) => (
    <GoLink
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={hit.path}
      className="flex min-h-11 items-baseline gap-3 rounded-control px-3 py-2.5 hover:bg-raised aria-selected:bg-raised"
    >
      <span className="min-w-0 truncate font-semibold">{hit.name}</span>
      <span className="min-w-0 truncate text-sm text-quiet">{hit.details.join(" · ")}</span>
    </GoLink>
  ),
  (before, now) =>
    before.id === now.id &&
    before.isActive === now.isActive &&
    before.hit.path === now.hit.path &&
    before.hit.name === now.hit.name &&
    before.hit.details.join() === now.hit.details.join(),
);
HitOption.displayName = "HitOption";
