import { useLocation, useMatches } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { DialogLink } from "~/components/dialogs/dialog-link.tsx";
import { pageDialogs } from "~/components/dialogs/page-dialogs.ts";
import { chromeOf } from "~/components/shell/navigation/page-handle.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { GoLink } from "~/ui/links/go-link.tsx";
import { dock, hasRoom, useChatOffered } from "./chat-dock.ts";

interface Props {
  className?: string;
  /** The accessible name of an icon without text. */
  label?: string;
  children: ReactNode;
}

/**
 * The link to customer service (U14, U21, U31): the chat if there is one (M12), else the platform's first contact,
 * else nothing. Without JavaScript the chat is a page.
 */
export function SupportLink({ className, label, children }: Props) {
  const { contacts } = useShell();
  const { pathname } = useLocation();
  const chat = useChatOffered();
  const framed = chromeOf(useMatches()) === "full";
  const named = { className, "aria-label": label, title: label };
  if (!chat) {
    return contacts[0] ? (
      <a {...named} href={contacts[0].url} rel="noreferrer">
        {children}
      </a>
    ) : null;
  }
  // Without the shell there is no place for the chat.
  if (!framed) {
    return (
      <GoLink {...named} to={pageDialogs.chat}>
        {children}
      </GoLink>
    );
  }
  const dockInstead = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    if (pathname === pageDialogs.chat || !hasRoom()) return;
    event.preventDefault();
    dock(true);
  };
  return (
    <DialogLink {...named} dialog="chat" onClick={dockInstead}>
      {children}
    </DialogLink>
  );
}
