import { useRef } from "react";

/**
 * Returns whether an item was unread when this page first showed it, so that a row that is read keeps its place until
 * the visitor comes again.
 * @param page the address of the page; another one begins anew
 */
export function useFirstSeen(page: string): (id: string, unread: boolean) => boolean {
  const seen = useRef({ page, unread: new Map<string, boolean>() });
  if (seen.current.page !== page) seen.current = { page, unread: new Map() };
  return (id, unread) => {
    const first = seen.current.unread.get(id) ?? unread;
    seen.current.unread.set(id, first);
    return first;
  };
}
