import type { AnchorHTMLAttributes } from "react";

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An absolute path of the portal. */
  to: string;
}

/**
 * A lightweight link to a page of the portal, for menus and lists. `GoLinks` handles the clicks and prefetches of all
 * of them; relative paths don't work. Remix's own links cost a tenth of a page's rendering.
 */
export function GoLink({ to, ...rest }: Props) {
  return <a {...rest} href={to} data-go="" />;
}
