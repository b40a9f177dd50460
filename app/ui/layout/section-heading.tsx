import type { ReactNode } from "react";
import { GoLink } from "~/ui/links/go-link.tsx";

interface Props {
  id: string;
  title: string;
  icon?: ReactNode;
  /** A link to the complete list, with its text. */
  more?: { to: string; text: string };
  children?: ReactNode;
}

/** The heading of a section, with a link to the complete list. */
export function SectionHeading({ id, title, icon, more, children }: Props) {
  return (
    <div className="section-heading">
      {icon}
      <h2 id={id}>{title}</h2>
      {children}
      {more ? (
        <GoLink to={more.to}>
          {more.text}
          <i className="icon-chevron-right" />
        </GoLink>
      ) : null}
    </div>
  );
}
