import { clsx } from "clsx";
import { UnreadMark } from "~/components/inbox/unread-mark.tsx";
import { AnswerText } from "~/forms/answers/answer-text.tsx";
import { type Outcome, outcomeText } from "~/forms/answers/outcome.ts";
import { useFormFetcher } from "~/forms/answers/use-form-fetcher.ts";
import { useFetcher } from "~/forms/owner/post-form.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { useOffers } from "~/routes/member/use-offers.ts";
import { Button, buttonLook } from "~/ui/controls/button.tsx";
import { useFocusSibling } from "~/ui/hooks/use-focus-sibling.ts";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { SafeHtml } from "~/ui/text/safe-html.tsx";

interface Props {
  message: {
    id: string;
    title: string;
    content: string;
    sentAt?: number | null;
    read: boolean;
  };
}

/**
 * A message that opens in place. Opening it marks it as read; without scripts a button does. Deleting can't be
 * undone, so it requires a confirmation.
 */
export function MessageRow({ message }: Props) {
  const { t, money, near } = useI18n();
  const hydrated = useHydrated();
  const row = useFocusSibling<HTMLLIElement>();
  const offers = useOffers();
  const { id, title, content, sentAt } = message;
  const reading = useFetcher<Outcome>({ key: `read-${id}` });
  const deleting = useFormFetcher<Outcome>(`delete-${id}`);
  // Shown as read at once; a refusal takes it back.
  const read = message.read || reading.state !== "idle" || reading.data?.kind === "done";
  const refused = deleting.answer && deleting.answer.kind !== "done" ? deleting.answer : null;
  const open = () => {
    if (!read && offers("MARK_MESSAGES_READ"))
      reading.submit({ id, intent: "read" }, { method: "post" });
  };
  return (
    <li ref={row} className={clsx(deleting.busy && "opacity-50")}>
      <Disclosure
        onToggle={(event) => event.currentTarget.open && open()}
        look="flex min-h-16 items-center gap-3 px-4 py-3 transition-colors hover:bg-raised/60"
        arrow="size-4 text-quiet"
        summary={
          <UnreadMark unread={!read} title={title}>
            {t("member.pages.messageV2")}
            {sentAt == null ? null : <span> · {near(sentAt)}</span>}
          </UnreadMark>
        }
      >
        <div className="px-4 pb-4 pl-9">
          <SafeHtml html={content} className="max-w-prose" />
          <div className="mt-3 flex flex-wrap items-start gap-2">
            {hydrated || read || !offers("MARK_MESSAGES_READ") ? null : (
              <reading.Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="intent" value="read" tone="quiet" size="small">
                  {t("member.messages.markRead")}
                </Button>
              </reading.Form>
            )}
            {offers("DELETE_MESSAGES") ? (
              <Disclosure
                look={buttonLook({ tone: "wary", size: "small" })}
                summary={t("member.messages.delete")}
              >
                <deleting.Form method="post" className="mt-2 grid gap-2">
                  <input type="hidden" name="id" value={id} />
                  <p className="text-sm">{t("member.messages.deleteAsk")}</p>
                  <Button
                    type="submit"
                    name="intent"
                    value="delete"
                    busy={deleting.busy}
                    tone="danger"
                    size="small"
                    className="justify-self-start"
                  >
                    {t("member.messages.deleteNow")}
                    <span className="sr-only">: {title}</span>
                  </Button>
                </deleting.Form>
              </Disclosure>
            ) : null}
          </div>
          <AnswerText of={refused} className="mt-2">
            {refused ? outcomeText(refused, { t, money }) : null}
          </AnswerText>
        </div>
      </Disclosure>
    </li>
  );
}
