import { type ReactNode, useEffect, useId, useRef } from "react";
import { pageDialogs } from "~/components/dialogs/page-dialogs.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { useFormFetcher } from "~/forms/answers/use-form-fetcher.ts";
import { useFetcher } from "~/forms/owner/post-form.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { cardLook } from "~/ui/layout/card.tsx";
import { Modal } from "~/ui/layout/modal.tsx";
import { ChatBox, type ChatOutcome, type Desk } from "./chat-box.tsx";

export interface ChatPanelProps {
  /** Covers the whole page, as on a phone; otherwise it is beside the page. */
  over: boolean;
  onClose: () => void;
}

interface Found {
  desks: Desk[] | null;
}

/** The chat over or beside a page. (C59). */
export default function ChatPanel({ over, onClose }: ChatPanelProps) {
  const { t } = useI18n();
  const { viewer } = useShell();
  const { load, data: found } = useFetcher<Found>({ key: "chat:desks" });
  const opening = useFormFetcher<ChatOutcome>("chat:open");
  useEffect(() => load(pageDialogs.chat), [load]);
  const title = t("nav.customerService");
  const content = found ? (
    <ChatBox
      // A login or logout must not show the conversation of another account.
      key={viewer?.account ?? ""}
      desks={found.desks}
      outcome={opening.answer ?? null}
      busy={opening.busy}
      Form={opening.Form}
    />
  ) : (
    <div aria-busy="true" className="skeleton min-h-64 flex-1" />
  );
  if (over) {
    return (
      <Modal
        addressed
        title={title}
        onClose={onClose}
        className="h-dvh max-h-none! w-full! max-w-none rounded-none! border-0!"
      >
        <div className="flex h-[calc(100dvh-6.75rem)] flex-col">{content}</div>
      </Modal>
    );
  }
  return (
    <Docked title={title} onClose={onClose}>
      {content}
    </Docked>
  );
}

interface DockedProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Beside the page on a wide screen. The page stays usable; Escape closes the chat from inside. */
function Docked({ title, onClose, children }: DockedProps) {
  const { t } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      role="dialog"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
      className={cardLook({
        tone: "overlay",
        className:
          "fixed right-4 bottom-4 z-40 flex h-[min(40rem,calc(100dvh-8rem))] w-96 flex-col overflow-hidden",
      })}
    >
      <header className="flex items-center justify-between gap-3 pl-5">
        <h2 id={id} ref={heading} tabIndex={-1} className="font-bold outline-none">
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={t("shell.close")}
          className="grid size-12 place-items-center text-quiet transition-colors hover:bg-raised hover:text-ink"
        >
          <i className="icon-x size-5" />
        </button>
      </header>
      <div className="flex min-h-0 flex-1 flex-col px-4 pb-4">{children}</div>
    </section>
  );
}
