import type { ReactNode } from "react";
import { GoLink } from "~/ui/links/go-link.tsx";

interface Props {
  id: string;
  title: string;
  more?: { to: string; text: string } | undefined;
  /** The entries; the row is absent without any. */
  children: readonly ReactNode[];
}

/** A row of what is the member's own, with its heading. */
export function PersonalRow({ id, title, more, children }: Props) {
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-1 flex min-h-9 items-center justify-between gap-3">
        <h2 id={id} className="font-bold lg:text-lg">
          {title}
        </h2>
        {more ? (
          <GoLink
            to={more.to}
            className="finger flex items-center gap-1 text-sm text-quiet hover:text-ink"
          >
            {more.text}
            <i className="icon-chevron-right size-4" />
          </GoLink>
        ) : null}
      </div>
      <ul className="scroll-row gap-3">{children}</ul>
    </section>
  );
}
