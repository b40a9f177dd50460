import { clsx } from "clsx";
import { type ReactNode, useEffect, useState } from "react";
import { pageDialogs } from "~/components/dialogs/page-dialogs.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import type { Refusal } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { choiceLook } from "~/ui/controls/choice.ts";
import { ContactLinks } from "~/ui/links/contact-links.tsx";
import { ChatFrame } from "./chat-frame.tsx";
import { readSavedChat, type SavedChat, saveChat } from "./saved-chat.ts";

/** Whom one can talk to (C59). */
export interface Desk {
  id: string;
  name: string;
  online: boolean;
}

/** What opening a chat came to (C60). */
export interface ChatOutcome {
  problem: Refusal | null;
  opened: SavedChat | null;
}

interface FormProps {
  method: "post";
  action: string;
  className: string;
  children: ReactNode;
}

interface Props {
  /** Null when the platform could not say: then one talks to whoever is there. */
  desks: readonly Desk[] | null;
  outcome: ChatOutcome | null;
  /** While a chat is being opened. */
  busy: boolean;
  /** The page's form, or one that stays where one is. */
  Form: (props: FormProps) => ReactNode;
}

/** The chat (M12): whom to talk to, then the conversation. The same as a page and as a panel. */
export function ChatBox({ desks, outcome, busy, Form }: Props) {
  const { t } = useI18n();
  const { contacts, viewer } = useShell();
  const of = viewer?.account ?? "";
  const [kept, setKept] = useState<SavedChat | null>(null);
  /** The conversation that was left for another one. */
  const [left, setLeft] = useState<string | null>(null);
  const opened = outcome?.opened ?? null;

  useEffect(() => setKept(readSavedChat(() => sessionStorage, of, Date.now())), [of]);
  useEffect(() => {
    if (opened) saveChat(() => sessionStorage, of, Date.now(), opened);
  }, [opened, of]);

  const chat = [opened, kept].find((each) => each && each.url !== left);
  if (chat) {
    const leave = () => {
      saveChat(() => sessionStorage, of, Date.now(), null);
      setKept(null);
      setLeft(chat.url);
    };
    return (
      <ChatFrame
        key={chat.url}
        url={chat.url}
        title={chat.desk ? t("chat.frameOf", { desk: chat.desk }) : t("chat.frame")}
        onLeave={leave}
      />
    );
  }
  return (
    <div className="grid content-start gap-4 overflow-y-auto">
      <FormErrorSummary fields={[]} problem={outcome?.problem} contacts={contacts} />
      <Form method="post" action={pageDialogs.chat} className="grid gap-2">
        {desks && desks.length > 1 ? (
          <>
            <p className="mb-1 text-sm text-quiet">{t("chat.lead")}</p>
            {desks.map((desk) => (
              <DeskButton key={desk.id} desk={desk} busy={busy} />
            ))}
          </>
        ) : (
          <Button type="submit" name="desk" value={desks?.[0]?.id ?? ""} busy={busy} size="form">
            <i className="icon-message-circle size-5" />
            {t("chat.start")}
          </Button>
        )}
      </Form>
      {contacts.length > 0 ? (
        <div className="text-sm">
          <p className="text-quiet">{t("chat.others")}</p>
          <ContactLinks contacts={contacts} />
        </div>
      ) : null}
    </div>
  );
}

function DeskButton({ desk: { id, name, online }, busy }: { desk: Desk; busy: boolean }) {
  const { t } = useI18n();
  return (
    <button
      type="submit"
      name="desk"
      value={id}
      disabled={busy}
      className={choiceLook(
        "tile",
        "flex min-h-14 items-center gap-3 rounded-control px-4 text-left disabled:opacity-60",
      )}
    >
      <i className="icon-message-circle size-5 shrink-0 text-accent" />
      <span className="min-w-0 flex-1 truncate font-semibold text-ink">{name}</span>
      <span
        className={clsx("flex items-center gap-1.5 text-xs", online ? "text-gain" : "text-quiet")}
      >
        <span className="size-2 rounded-full bg-current" aria-hidden="true" />
        {t(online ? "chat.online" : "chat.offline")}
      </span>
    </button>
  );
}
