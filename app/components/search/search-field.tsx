import { useLocation, useNavigate } from "@remix-run/react";
import { clsx } from "clsx";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Form } from "~/forms/owner/post-form.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { loadChunk } from "~/ui/lazy/load-chunk.ts";
import { addRecent } from "./recent-searches.ts";
import type { PanelKeys, SearchPanel } from "./search-panel.tsx";
import { searchHref } from "./suggestions.ts";

const loadPanel = () => import("./search-panel.tsx");

interface Props {
  id: string;
  /** The text of the page of results. */
  text?: string;
  autoFocus?: boolean;
  className?: string;
}

/**
 * The search field (Q1, Q8): a combobox whose results are loaded when it gets the focus. Without JavaScript it is a
 * form that leads to the page of results.
 */
export function SearchField({ id, text = "", autoFocus = false, className }: Props) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [typed, setTyped] = useState(text);
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState<typeof SearchPanel | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const panelKeys = useRef<PanelKeys>(null);
  const field = useRef<HTMLInputElement>(null);
  const address = useRef(pathname + search);

  // What was typed before the page was alive counts (H16), and has its results.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const early = field.current?.value ?? "";
    if (early === text) return;
    setTyped(early);
    if (document.activeElement === field.current) open();
  }, []);

  // A navigation closes the results; the field shows the text of the page of results.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what closes it
  useEffect(() => {
    if (address.current === pathname + search) return;
    address.current = pathname + search;
    setIsOpen(false);
    setTyped(text);
  }, [pathname, search]);

  const open = () => {
    setIsOpen(true);
    if (Panel) return;
    setFailed(false);
    loadChunk(loadPanel).then(
      (module) => setPanel(() => module.SearchPanel),
      () => setFailed(true),
    );
  };
  const close = () => {
    setIsOpen(false);
    setActive(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition these keys belong to the input method (Q8).
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    } else if (isOpen && panelKeys.current?.onKey(event.key)) {
      event.preventDefault();
    } else if (event.key === "ArrowDown" && !isOpen) {
      event.preventDefault();
      open();
    }
  };
  const listId = `${id}-results`;
  const isShown = isOpen && (Panel !== null || failed);

  return (
    <Form
      method="get"
      role="search"
      // The page of results has this landmark twice.
      aria-label={t(id === "search" ? "search.title" : "search.label")}
      action="/search"
      className={clsx("relative", className)}
      onSubmit={(event) => {
        event.preventDefault();
        if (isOpen && panelKeys.current?.onKey("Enter")) return;
        if (typed.trim() !== "") addRecent(typed);
        close();
        navigate(searchHref(typed.trim()));
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t("search.label")}
      </label>
      <input
        ref={field}
        id={id}
        // A field of the type "search" may not be a combobox.
        type="text"
        inputMode="search"
        name="q"
        role="combobox"
        aria-haspopup="grid"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active ?? undefined}
        value={typed}
        placeholder={t("search.placeholder")}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        // biome-ignore lint/a11y/noAutofocus: the page of an empty search is opened to type
        autoFocus={autoFocus}
        data-search=""
        onFocus={open}
        onClick={open}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(null);
          open();
        }}
        onKeyDown={onKeyDown}
        className="block min-h-11 w-full rounded-control border border-line bg-surface pr-22 pl-3.5 text-base text-ink transition-colors placeholder:text-quiet hover:border-quiet focus-visible:border-accent"
      />
      {typed === "" ? null : (
        <button
          type="button"
          aria-label={t("search.clearText")}
          onClick={() => {
            setTyped("");
            setActive(null);
            field.current?.focus();
            open();
          }}
          className="absolute top-0 right-11 grid size-11 place-items-center rounded-control text-quiet hover:text-ink"
        >
          <i className="icon-x size-5" />
        </button>
      )}
      <button
        type="submit"
        aria-label={t("search.submit")}
        className="absolute top-0 right-0 grid h-11 w-11 place-items-center rounded-control text-quiet hover:text-accent"
      >
        <i className="icon-search size-5" />
      </button>
      {isShown ? (
        <Card
          tone="overlay"
          className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(70vh,36rem)] overflow-y-auto p-2"
        >
          {Panel ? (
            <Panel
              id={listId}
              text={typed}
              keys={panelKeys}
              onActive={setActive}
              onRecent={(recent) => {
                setTyped(recent);
                field.current?.focus();
              }}
            />
          ) : (
            <p id={listId} role="alert" className="p-3 text-sm">
              {t("search.failed")}
            </p>
          )}
        </Card>
      ) : null}
    </Form>
  );
}
