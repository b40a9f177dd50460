import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useCallback, useEffect, useRef, useState } from "react";

/** A piece of the page that is asked for again while the page is open. */
export interface Live<TData> {
  data: TData;
  /** True when the last question failed; `data` is the last good answer then. */
  stale: boolean;
  /** Asks now. */
  refresh: () => void;
}

/**
 * Asks the gateway from the browser whenever it is told to. When that is, `useLive` and `useLiveAt` say.
 * The GraphQL client is fetched with the first question.
 * @param initial what the server rendered; shown until the first answer. Of loader data: the same object each render
 * @returns also `turn`, which grows with every answer and every failure
 */
export function useRefetch<TData, TVariables extends object>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  initial: TData,
): Live<TData> & { turn: number } {
  const [state, setState] = useState({ of: initial, data: initial, stale: false, turn: 0 });
  const question = useRef({ document, variables, initial });
  question.current = { document, variables, initial };
  const latest = useRef(0);

  const refresh = useCallback(() => {
    const asked = ++latest.current;
    const failed = () => setState((last) => ({ ...last, stale: true, turn: last.turn + 1 }));
    const ask = async () => {
      const { browserClient } = await import("./browser.client.ts");
      const { document: text, variables: values, initial: of } = question.current;
      const { data, error } = await browserClient().query(text, values).toPromise();
      // A slow answer must not overwrite the one that was asked for after it.
      if (asked !== latest.current) return;
      if (!data || error) return failed();
      setState(({ turn }) => ({ of, data, stale: false, turn: turn + 1 }));
    };
    ask().catch(failed);
  }, []);

  useEffect(
    () => () => {
      latest.current++;
    },
    [],
  );

  // What a loader brings is newer than anything that was asked for before it.
  const fresh = state.of === initial;
  return {
    data: fresh ? state.data : initial,
    stale: fresh && state.stale,
    turn: state.turn,
    refresh,
  };
}
