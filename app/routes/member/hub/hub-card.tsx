import type { ReactNode } from "react";
import { Card } from "~/ui/layout/card.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";

interface Props {
  title: string;
  /** To be reached by `#id`. */
  id?: string;
  /** The page with everything of this kind. */
  more: { to: string; text: string };
  children: ReactNode;
}

/** A card of the overview: its title, its content, and a link to the whole page. */
export function HubCard({ title, id, more, children }: Props) {
  return (
    <Card as="section" id={id} pad="snug" aria-label={title} className="min-w-0 scroll-mt-32">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="font-bold">{title}</h2>
        <GoLink
          to={more.to}
          className="finger flex items-center gap-1 text-sm text-quiet hover:text-ink"
        >
          {more.text}
          <i className="icon-chevron-right size-4" />
        </GoLink>
      </div>
      {children}
    </Card>
  );
}
