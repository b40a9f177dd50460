import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useEffect, useRef } from "react";
import { type Live, useRefetch } from "~/graphql/use-refetch.ts";
import { serverTime, useServerTime } from "./server-time.ts";

interface LiveAtOptions<TData> {
  /** The data that the server rendered, from a loader: the same object in each render. */
  initial: TData;
  /** Returns the server's time when it made the data. */
  madeAt: (data: TData) => number;
  /** Returns when new data is expected, by the server's clock; null if it is unknown. */
  dueAt: (data: TData) => number | null;
}

/** Shortest and longest pause between two requests for the same data, in ms. */
const pauseMs = { least: 2_000, most: 60_000 };

/**
 * Returns how long to wait before the next request, in ms. The wait grows while data is late or requests fail.
 * @param leftMs time until the data is due; 0 or less if it is late
 * @param inVain number of consecutive requests without new data
 */
export function waitFor(leftMs: number, inVain: number): number {
  const pause = inVain === 0 ? 0 : Math.min(pauseMs.least * 2 ** (inVain - 1), pauseMs.most);
  return Math.max(leftMs, pause);
}

/** Longest timer of browsers, in ms. A longer wait takes several timers. */
const longestTimer = 2 ** 31 - 1;

/**
 * Refreshes data that changes at known times, such as draws: it requests the data when it is due. A hidden tab
 * requests nothing, and refreshes at once when it becomes visible.
 */
export function useLiveAt<TData, TVariables extends object>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  { initial, madeAt, dueAt }: LiveAtOptions<TData>,
): Live<TData> {
  const { data, stale, turn, refresh } = useRefetch(document, variables, initial);
  const inVain = useRef(0);
  const due = dueAt(data);
  useServerTime(madeAt(data));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer, and each failure, sets the timer anew
  useEffect(() => {
    if (due === null) return;
    if (due > serverTime() && !stale) inVain.current = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = () => {
      if (window.document.hidden) return;
      if (due > serverTime() && !stale) return set();
      inVain.current++;
      refresh();
    };
    const set = () => {
      clearTimeout(timer);
      timer = setTimeout(send, Math.min(waitFor(due - serverTime(), inVain.current), longestTimer));
    };
    const seen = () => {
      if (window.document.hidden) return clearTimeout(timer);
      inVain.current = 0;
      // While the device slept, its clocks may have stood still.
      refresh();
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
