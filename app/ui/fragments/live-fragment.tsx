import type { ReactNode } from "react";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "live-fragment": React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> & {
        "data-name": string;
      };
    }
  }
}

/**
 * The place of a live fragment in a page (`live-fragments.server.ts`): the cached page's next version of the fragment is
 * put between these tags.
 */
export function LiveFragment({ name, children }: { name: string; children: ReactNode }) {
  return <live-fragment data-name={name}>{children}</live-fragment>;
}
