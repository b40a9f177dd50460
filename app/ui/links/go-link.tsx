import type { AnchorHTMLAttributes } from "react";

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A whole path of ours. */
  to: string;
}

/**
 * A link to a page of ours that costs no more than its tag: `GoLinks` follows all of them at once, fetches
 * what they lead to on intent, and knows nothing of relative paths. For menus and lists; Remix's own
 * resolves, matches and watches each link by itself, which is a tenth of a page's rendering.
 */
export function GoLink({ to, ...rest }: Props) {
  return <a {...rest} href={to} data-go="" />;
}
