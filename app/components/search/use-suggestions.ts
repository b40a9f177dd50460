import { useEffect, useMemo, useState } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import { readTyped } from "../../../brands/typed/text-kinds.ts";
import { localIndex, searchLocally, startIndex } from "./browser-index.ts";
import type { Suggestions, SuggestResponse } from "./suggestions.ts";

/** Keys that follow each other sooner than this cause one request, in ms. */
const pauseMs = 60;

/**
 * The results for a text (Q6): from the index in the browser, and from the edge while the browser has none.
 * `results` is null while the first ones are loading; later the last ones stay until others arrive.
 */
export function useSuggestions(text: string): { results: Suggestions | null; failed: boolean } {
  const { language } = useShell();
  const [fromEdge, setFromEdge] = useState<Suggestions | null>(null);
  const [failed, setFailed] = useState(false);
  const query = readTyped("SEARCH", text);
  const index = localIndex(language);
  // With the index, the results are rendered together with the key.
  const found = useMemo(() => index && searchLocally(index, query), [index, query]);
  useEffect(() => {
    if (index) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const address = `/search/suggest?${new URLSearchParams({ q: query })}`;
      fetch(address, { signal: controller.signal })
        .then(async (answer) => {
          if (!answer.ok) throw new Error(`status ${answer.status}`);
          const suggested = (await answer.json()) as SuggestResponse;
          setFromEdge(suggested);
          setFailed(false);
          if (suggested.version) startIndex(language, suggested.version, suggested.rules);
        })
        .catch(() => {
          if (!controller.signal.aborted) setFailed(true);
        });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [index, query, language]);
  return found ? { results: found, failed: false } : { results: fromEdge, failed };
}
