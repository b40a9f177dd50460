import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

interface Props {
  id: string;
  title: string;
  icon?: ReactNode;
  /** Where all of it is, with the link's text. */
  more?: { to: string; text: string };
  children?: ReactNode;
}

/** A block's heading, with the way to all of what it shows a part of. */
export function SectionHeading({ id, title, icon, more, children }: Props) {
  return (
    <div className="mb-4 flex min-h-11 items-center gap-3">
      {icon}
      <h2 id={id} className="text-xl font-bold tracking-tight lg:text-2xl">
        {title}
      </h2>
      {children}
      {more ? (
        <Link
          to={more.to}
          prefetch="intent"
          className="ml-auto inline-flex min-h-11 shrink-0 items-center gap-0.5 rounded-control pl-2 text-sm font-medium text-quiet transition-colors hover:text-accent"
        >
          {more.text}
          <i className="icon-chevron-right size-4" />
        </Link>
      ) : null}
    </div>
  );
}
