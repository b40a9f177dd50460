import { useLocation } from "@remix-run/react";
import { unreadIn } from "~/components/inbox/inbox-kinds.ts";
import { UnreadBadge } from "~/components/inbox/unread-badge.tsx";
import { member } from "~/components/shell/navigation/destinations.ts";
import { useShell, useShellOffers } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";

interface Props {
  /** With its name below the icon, as in the phone's bar. */
  named?: boolean;
  className?: string;
}

/** The link to the inbox with the number of what is unread (H7); nothing for accounts without an inbox. */
export function InboxLink({ named = false, className = "" }: Props) {
  const { t } = useI18n();
  const { viewer, unread } = useShell();
  const offers = useShellOffers();
  const { pathname } = useLocation();
  if (!viewer || viewer.role === "TRIAL" || !offers("MESSAGES")) return null;
  const count = unreadIn(unread);
  const here = pathname === member.messages ? "page" : undefined;
  if (named) {
    return (
      <GoLink to={member.messages} aria-current={here}>
        <i className="icon-mail" />
        <UnreadBadge count={count} className="top-1.5 left-1/2 ml-1" />
        <span>{t("shell.messagesNone")}</span>
        {count > 0 ? <span className="sr-only">{t("shell.unread", { count })}</span> : null}
      </GoLink>
    );
  }
  return (
    <GoLink
      to={member.messages}
      aria-current={here}
      className={`relative grid size-11 shrink-0 place-items-center rounded-control text-quiet transition-colors hover:text-ink ${className}`}
    >
      <i className="icon-mail size-5" />
      <UnreadBadge count={count} className="top-0 right-0" />
      <span className="sr-only">
        {count > 0 ? t("shell.messages", { count }) : t("shell.messagesNone")}
      </span>
    </GoLink>
  );
}
