import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useEffect } from "react";
import { type Live, useRefetch } from "./use-refetch.ts";

interface LiveOptions<TData> {
  /** How often to ask, in ms, while the page is visible. */
  intervalMs: number;
  /** What the server rendered; shown until the first answer. Of loader data: the same object each render. */
  initial: TData;
  /** False asks nothing, such as for a guest. */
  enabled?: boolean;
}

/** Calls back when the browser has nothing better to do. Returns a function that calls it off. */
function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = window.requestIdleCallback(work, { timeout: 4000 });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(work, 1500);
  return () => clearTimeout(id);
}

/**
 * Keeps a piece of the page fresh by asking the gateway again and again. The GraphQL client is
 * fetched when the page is idle; a hidden tab asks nothing, and asks at once when it is seen again.
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
