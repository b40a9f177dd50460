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

/** The support desks (C59). */
export interface Desk {
  id: string;
  name: string;
  online: boolean;
}

/** The result of opening a chat (C60). */
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
  /** Null if the platform couldn't list the desks; then the chat opens without a choice. */
  desks: readonly Desk[] | null;
  outcome: ChatOutcome | null;
  /** True while a chat is being opened. */
  busy: boolean;
  /** The page's form, or a fetcher's form that stays on the page. */
  Form: (props: FormProps) => ReactNode;
}

/** The chat (M12): the choice of a desk, then the conversation. Page and panel share it. */
export function ChatBox({ desks, outcome, busy, Form }: Props) {
  const { t } = useI18n();
  const { contacts, viewer } = useShell();
  const of = viewer?.account ?? "";
  const [stored, setStored] = useState<SavedChat | null>(null);
  /** The previous conversation. */
  const [left, setLeft] = useState<string | null>(null);
  const opened = outcome?.opened ?? null;

  useEffect(() => setStored(readSavedChat(() => sessionStorage, of, Date.now())), [of]);
  useEffect(() => {
    if (opened) saveChat(() => sessionStorage, of, Date.now(), opened);
  }, [opened, of]);

  const chat = [opened, stored].find((each) => each && each.url !== left);
  if (chat) {
    const leave = () => {
      saveChat(() => sessionStorage, of, Date.now(), null);
      setStored(null);
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
