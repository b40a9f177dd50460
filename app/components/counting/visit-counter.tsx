import { useMatches } from "@remix-run/react";
import { useEffect } from "react";

/** Counts the current page and each navigation (A93). Only a document after consent loads the tag. */
export function VisitCounter({ tag }: { tag: string }) {
  const matches = useMatches();
  useEffect(() => {
    import("./tag.ts").then(({ countPage }) => countPage(tag, matches), reportError);
  }, [tag, matches]);
  return null;
}
