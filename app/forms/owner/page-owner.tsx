import { useLocation } from "@remix-run/react";
import { createContext, useContext, useRef } from "react";
import { guestOwner, ownerField } from "~/session/owner-names.ts";

export const PageOwnerContext = createContext<string>(guestOwner);

/**
 * Returns the account that this page was made for. It stays the first one while the page stays, also when data of another
 * account comes in: what is typed was typed for the first. A guest's page becomes that of who signs in.
 * @param shown what the page's data says; undefined for a guest
 */
export function usePageOwner(shown: string | undefined): string {
  const { pathname } = useLocation();
  const first = useRef({ pathname, owner: shown });
  const { current } = first;
  if (current.pathname !== pathname || !current.owner) first.current = { pathname, owner: shown };
  return first.current.owner ?? guestOwner;
}

/** The hidden field by which a form says whose page it is part of. Each form that changes something has it (A215). */
export function OwnerField() {
  return <input type="hidden" name={ownerField} value={useContext(PageOwnerContext)} />;
}
