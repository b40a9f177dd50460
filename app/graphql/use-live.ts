import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useCallback, useEffect, useRef, useState } from "react";

interface LiveOptions<TData> {
  /** How often to ask, in ms, while the page is visible. */
  intervalMs: number;
  /** What the server rendered; shown until the first answer. Of loader data: the same object each render. */
  initial: TData;
  /** False asks nothing, such as for a guest. */
  enabled?: boolean;
}

export interface Live<TData> {
  data: TData;
  /** True when the last question failed; `data` is the last good answer then. */
  stale: boolean;
  /** Asks now. */
  refresh: () => void;
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
  const [state, setState] = useState({ of: initial, data: initial, stale: false });
  const question = useRef({ document, variables, initial });
  question.current = { document, variables, initial };
  const latest = useRef(0);

  const refresh = useCallback(() => {
    const turn = ++latest.current;
    const ask = async () => {
      const { browserClient } = await import("./client.ts");
      const { document: text, variables: values, initial: of } = question.current;
      const { data, error } = await browserClient().query(text, values).toPromise();
      // A slow answer must not overwrite the one that was asked for after it.
      if (turn !== latest.current) return;
      setState((last) => (data && !error ? { of, data, stale: false } : { ...last, stale: true }));
    };
    ask().catch(() => setState((last) => ({ ...last, stale: true })));
  }, []);

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
      latest.current++;
      window.document.removeEventListener("visibilitychange", seen);
    };
  }, [enabled, intervalMs, refresh]);

  // What a loader brings is newer than anything that was asked for before it.
  const fresh = state.of === initial;
  return { data: fresh ? state.data : initial, stale: fresh && state.stale, refresh };
}
