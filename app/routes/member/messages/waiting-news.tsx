import { UnreadMark } from "~/components/inbox/unread-mark.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";

interface Props {
  to: string;
  title: string;
  /** What it is, such as a reward. */
  kind: string;
  /** False for one that this browser has read. */
  unread?: boolean;
}

/**
 * A reward, an offered contract (H7) or news of an agent's team (N8) in the inbox. It leads to where something is to be
 * done about it.
 */
export function WaitingNews({ to, title, kind, unread = true }: Props) {
  return (
    <li>
      <GoLink
        to={to}
        className="flex min-h-16 items-center gap-3 px-4 py-3 transition-colors hover:bg-raised/60"
      >
        <UnreadMark unread={unread} title={title}>
          {kind}
        </UnreadMark>
        <i className="icon-chevron-right size-4 text-quiet" />
      </GoLink>
    </li>
  );
}
