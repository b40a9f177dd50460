import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useEffect } from "react";
import { type Live, useRefetch } from "./use-refetch.ts";

interface LiveOptions<TData> {
  /** Interval between requests in ms, while the page is visible. */
  intervalMs: number;
  /**
   * The data that the server rendered, shown until the first response. It comes from a loader: the same object in
   * each render.
   */
  initial: TData;
  /** False sends no requests, for example for a guest. */
  enabled?: boolean;
}

/** Runs `work` when the browser is idle. Returns a function that cancels it. */
function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = window.requestIdleCallback(work, { timeout: 4000 });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(work, 1500);
  return () => clearTimeout(id);
}

/**
 * Refreshes data at an interval. The GraphQL client is loaded when the page is idle. A hidden tab requests nothing,
 * and refreshes at once when it becomes visible.
 */
export function useLive<TData, TVariables extends object>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  { intervalMs, initial, enabled = true }: LiveOptions<TData>,
): Live<TData> {
  const { data, stale, refresh } = useRefetch(document, variables, initial);

  useEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const start = () => {
      clearInterval(timer);
      timer = setInterval(refresh, intervalMs);
    };
    const seen = () => {
      clearInterval(timer);
      if (window.document.hidden) return;
      refresh();
      start();
    };
    const cancel = whenIdle(() => {
      if (!window.document.hidden) start();
    });
    window.document.addEventListener("visibilitychange", seen);
    return () => {
      cancel();
      clearInterval(timer);
      window.document.removeEventListener("visibilitychange", seen);
    };
  }, [enabled, intervalMs, refresh]);

  return { data, stale, refresh };
}
