import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useCallback, useEffect, useRef, useState } from "react";

/** Data that is refreshed while the page is open. */
export interface Live<TData> {
  data: TData;
  /** True if the last request failed; `data` is then the last successful response. */
  stale: boolean;
  /** Requests the data now. */
  refresh: () => void;
}

/**
 * Requests data from the gateway whenever `refresh` is called; `useLive` and `useLiveAt` decide when. The GraphQL
 * client is loaded with the first request.
 * @param initial the data that the server rendered, shown until the first response; the same object in each render
 * @returns also `turn`, which grows with every response and every failure
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
    const requested = ++latest.current;
    const failed = () => setState((last) => ({ ...last, stale: true, turn: last.turn + 1 }));
    const send = async () => {
      const { browserClient } = await import("./browser.client.ts");
      const { document: text, variables: values, initial: of } = question.current;
      const { data, error } = await browserClient().query(text, values).toPromise();
      // A slow response must not overwrite a later request's.
      if (requested !== latest.current) return;
      if (!data || error) return failed();
      setState(({ turn }) => ({ of, data, stale: false, turn: turn + 1 }));
    };
    send().catch(failed);
  }, []);

  useEffect(
    () => () => {
      latest.current++;
    },
    [],
  );

  // Loader data is newer than any response that was requested before it.
  const fresh = state.of === initial;
  return {
    data: fresh ? state.data : initial,
    stale: fresh && state.stale,
    turn: state.turn,
    refresh,
  };
}
