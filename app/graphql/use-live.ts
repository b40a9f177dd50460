import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useCallback, useEffect, useRef } from "react";
import { dueIn } from "./poll-clock.ts";
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
 * Refreshes data at an interval, later after failures. The GraphQL client is loaded when the page is idle. A hidden tab
 * requests nothing. When it becomes visible, it requests at once what is older than the interval, and nothing else.
 */
export function useLive<TData, TVariables extends object>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  { intervalMs, initial, enabled = true }: LiveOptions<TData>,
): Live<TData> {
  const { data, stale, turn, refresh: request } = useRefetch(document, variables, initial);
  /** When it was last requested or loaded, in ms, and how many requests have failed since the last success. */
  const last = useRef({ at: 0, failures: 0 });
  const replan = useRef(() => {});

  const refresh = useCallback(() => {
    last.current.at = performance.now();
    request();
  }, [request]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: data of a loader is as new as a response
  useEffect(() => {
    last.current.at = performance.now();
  }, [initial]);

  useEffect(() => {
    if (turn === 0) return;
    last.current.failures = stale ? last.current.failures + 1 : 0;
    replan.current();
  }, [turn, stale]);

  useEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      clearTimeout(timer);
      if (window.document.hidden) return;
      timer = setTimeout(
        () => {
          refresh();
          plan();
        },
        dueIn(last.current, intervalMs, performance.now()),
      );
    };
    const cancel = whenIdle(() => {
      replan.current = plan;
      plan();
    });
    window.document.addEventListener("visibilitychange", plan);
    return () => {
      cancel();
      clearTimeout(timer);
      replan.current = () => {};
      window.document.removeEventListener("visibilitychange", plan);
    };
  }, [enabled, intervalMs, refresh]);

  return { data, stale, refresh };
}
