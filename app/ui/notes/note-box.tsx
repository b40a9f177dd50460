import type { ReactNode } from "react";
import { Card } from "~/ui/layout/card.tsx";

interface Props {
  icon: string;
  title: string;
  text: string;
  alert?: boolean;
  /** Set if the box is the whole page; its title is then the page's heading. */
  heading?: "h1";
  children: ReactNode;
}

/** Replaces a page's content: says why it is missing, and what to do. `alert` is announced at once. */
export function NoteBox(props: Props) {
  const { icon, title, text, alert, heading: Heading = "h2", children } = props;
  return (
    <Card
      role={alert ? "alert" : undefined}
      tone="dashed"
      className="my-6 grid justify-items-center gap-3 px-6 py-14 text-center"
    >
      <span className="grid size-16 place-items-center rounded-full bg-raised text-accent">
        <i className={`${icon} size-8`} />
      </span>
      <Heading className="text-lg font-bold text-balance">{title}</Heading>
      <p className="max-w-md text-quiet text-pretty">{text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>
    </Card>
  );
}
