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
 * Marks the position of a live fragment in a page (`live-fragments.server.ts`). The page cache replaces the HTML
 * between these tags.
 */
export function LiveFragment({ name, children }: { name: string; children: ReactNode }) {
  return <live-fragment data-name={name}>{children}</live-fragment>;
}
