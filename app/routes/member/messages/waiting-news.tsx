import { UnreadMark } from "~/components/inbox/unread-mark.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";

interface Props {
  to: string;
  title: string;
  /** What it is, such as a reward. */
  kind: string;
}

/** A reward or an offered contract in the inbox (H7). It leads to where it is claimed or answered, and counts until then. */
export function WaitingNews({ to, title, kind }: Props) {
  return (
    <li>
      <GoLink
        to={to}
        className="flex min-h-16 items-center gap-3 px-4 py-3 transition-colors hover:bg-raised/60"
      >
        <UnreadMark unread title={title}>
          {kind}
        </UnreadMark>
        <i className="icon-chevron-right size-4 text-quiet" />
      </GoLink>
    </li>
  );
}
