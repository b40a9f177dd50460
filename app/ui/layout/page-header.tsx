import type { ReactNode } from "react";

interface Props {
  title: string;
  lead?: string;
  /** Takes less room: for pages that somebody works in all day. */
  compact?: boolean;
  children?: ReactNode;
}

/** The top of a page of a center; beside it what acts on all of the page. */
export function PageHeader({ title, lead, compact, children }: Props) {
  return (
    <header className="page-head" data-compact={compact}>
      <div>
        <h1>{title}</h1>
        {lead ? <p>{lead}</p> : null}
      </div>
      {children}
    </header>
  );
}
