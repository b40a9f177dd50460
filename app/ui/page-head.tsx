import { clsx } from "clsx";
import type { ReactNode } from "react";

interface Props {
  title: string;
  lead?: string;
  /** Takes less room: for pages that somebody works in all day. */
  compact?: boolean;
  children?: ReactNode;
}

/** The top of a page of a center; beside it what acts on all of the page. */
export function PageHead({ title, lead, compact = false, children }: Props) {
  return (
    <header
      className={clsx(
        "flex flex-wrap items-end justify-between",
        compact ? "mb-3 gap-x-4 gap-y-2 sm:flex-nowrap" : "mb-5 gap-4 lg:mb-7",
      )}
    >
      <div>
        <h1
          className={clsx("font-bold tracking-tight", compact ? "text-xl" : "text-2xl lg:text-3xl")}
        >
          {title}
        </h1>
        {lead ? <p className={clsx("text-sm text-quiet", !compact && "mt-1")}>{lead}</p> : null}
      </div>
      {children}
    </header>
  );
}
