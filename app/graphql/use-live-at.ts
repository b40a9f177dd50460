import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useEffect, useRef } from "react";
import { type Live, useRefetch } from "./use-refetch.ts";

interface LiveAtOptions<TData> {
  /** What the server rendered. Of loader data: the same object each render. */
  initial: TData;
  /** When there will be something new, in ms by this device's clock; null when nobody knows. */
  dueAt: (data: TData) => number | null;
}

/** The least and the most that lies between two questions for the same news, in ms. */
const pauseMs = { least: 2_000, most: 60_000 };

/**
 * How long to wait before asking, in ms. News that are late, or a gateway that fails, are asked for less and
 * less often.
 * @param leftMs until the news are due; 0 or less when they are late
 * @param inVain how many questions in a row brought nothing new
 */
export function waitFor(leftMs: number, inVain: number): number {
  const pause = inVain === 0 ? 0 : Math.min(pauseMs.least * 2 ** (inVain - 1), pauseMs.most);
  return Math.max(leftMs, pause);
}

/** A longer wait than this a browser's timer does not know; then it is simply set anew. */
const longestTimer = 2 ** 31 - 1;

/**
 * Keeps a piece of the page fresh that changes at known moments, such as draws: asks when something is due
 * and not before, a hidden tab not at all, and one that is seen again at once if it missed something.
 */
export function useLiveAt<TData, TVariables extends object>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  { initial, dueAt }: LiveAtOptions<TData>,
): Live<TData> {
  const { data, stale, turn, refresh } = useRefetch(document, variables, initial);
  const inVain = useRef(0);
  const due = dueAt(data);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer, and each failure, sets the timer anew
  useEffect(() => {
    if (due === null) return;
    if (due > Date.now() && !stale) inVain.current = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      if (window.document.hidden) return;
      if (due > Date.now() && !stale) return set();
      inVain.current++;
      refresh();
    };
    const set = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, Math.min(waitFor(due - Date.now(), inVain.current), longestTimer));
    };
    const seen = () => {
      if (window.document.hidden) return clearTimeout(timer);
      inVain.current = 0;
      set();
    };
    set();
    window.document.addEventListener("visibilitychange", seen);
    return () => {
      clearTimeout(timer);
      window.document.removeEventListener("visibilitychange", seen);
    };
  }, [due, stale, turn, refresh]);

  return { data, stale, refresh };
}
