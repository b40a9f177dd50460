import type { ReactNode } from "react";

interface Props {
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** The header of a center's page, with the actions for the whole page beside it. */
export function PageHeader({ title, lead, children }: Props) {
  return (
    <header className="page-head">
      <div>
        <h1>{title}</h1>
        {lead ? <p>{lead}</p> : null}
      </div>
      {children}
    </header>
  );
}
