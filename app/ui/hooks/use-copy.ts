import { type RefObject, useState } from "react";

export type CopyState = "ready" | "copied" | "refused";

/**
 * Copies a text. Where the browser refuses it, or has no clipboard for an address without https, the text of `source` is
 * selected instead, so that the visitor copies it.
 */
export function useCopy(source?: RefObject<HTMLElement>) {
  const [state, setState] = useState<CopyState>("ready");
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      if (source?.current) getSelection()?.selectAllChildren(source.current);
      setState("refused");
    }
  };
  return { state, copy };
}
