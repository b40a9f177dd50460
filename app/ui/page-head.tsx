import type { ReactNode } from "react";

interface Props {
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** The top of a page of the member center; beside it what acts on all of the page. */
export function PageHead({ title, lead, children }: Props) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-4 lg:mb-7">
      <div>
        <h1 className="text-2xl font-bold tracking-tight lg:text-3xl">{title}</h1>
        {lead ? <p className="mt-1 text-sm text-quiet">{lead}</p> : null}
      </div>
      {children}
    </header>
  );
}
