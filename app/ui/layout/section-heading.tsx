import type { ReactNode } from "react";
import { GoLink } from "~/ui/links/go-link.tsx";

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
