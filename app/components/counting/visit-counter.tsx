import { useMatches } from "@remix-run/react";
import { useEffect } from "react";

/** Counts the page that is shown, and each one after it (A93). Only a document after a yes has a tag. */
export function VisitCounter({ tag }: { tag: string }) {
  const matches = useMatches();
  useEffect(() => {
    import("./tag.ts").then(({ countPage }) => countPage(tag, matches), reportError);
  }, [tag, matches]);
  return null;
}
