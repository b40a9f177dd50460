import { UnreadMark } from "~/components/inbox/unread-mark.tsx";
import { AnswerText } from "~/forms/answers/answer-text.tsx";
import { type Outcome, outcomeText } from "~/forms/answers/outcome.ts";
import { useFetcher } from "~/forms/owner/post-form.tsx";
import { graphql } from "~/graphql/generated";
import type { SignInOfInboxFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button, buttonLook } from "~/ui/controls/button.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";

graphql(`
  fragment SignInOfInbox on NewSignIn {
    id
    at
    device
    place
    read
  }
`);

/**
 * A sign-in from a new device in the inbox, with the ways to end it (G26). Opening it marks it as read; without scripts
 * a button does.
 */
export function SignInRow({ signIn }: { signIn: SignInOfInboxFragment }) {
  const { t, money, near } = useI18n();
  const hydrated = useHydrated();
  const { id, at, device, place } = signIn;
  const reading = useFetcher<Outcome>({ key: `read-sign-in-${id}` });
  const read = signIn.read || reading.state !== "idle" || reading.data?.kind === "done";
  const refused = reading.data && reading.data.kind !== "done" ? reading.data : null;
  const title = t("member.inbox.signIn", { device: device ?? t("member.security.someDevice") });
  return (
    <li>
      <Disclosure
        onToggle={(event) => {
          if (event.currentTarget.open && !read)
            reading.submit({ id, intent: "readSignIn" }, { method: "post" });
        }}
        look="flex min-h-16 items-center gap-3 px-4 py-3 transition-colors hover:bg-raised/60"
        arrow="size-4 text-quiet"
        summary={
          <UnreadMark unread={!read} title={title}>
            {[t("member.inbox.security"), place, near(at)].filter(Boolean).join(" · ")}
          </UnreadMark>
        }
      >
        <div className="px-4 pb-4 pl-9">
          <p className="max-w-prose text-sm text-pretty">{t("member.inbox.signInText")}</p>
          <p className="mt-2 max-w-prose text-sm font-semibold text-pretty">
            {t("member.inbox.notYou")}
          </p>
          <div className="mt-3 flex flex-wrap items-start gap-2">
            <GoLink
              to="/member/security#sessions"
              className={buttonLook({ tone: "wary", size: "small" })}
            >
              {t("member.inbox.endSessions")}
            </GoLink>
            <GoLink
              to="/member/security#password"
              className={buttonLook({ tone: "quiet", size: "small" })}
            >
              {t("session.changeTitle")}
            </GoLink>
            {hydrated || read ? null : (
              <reading.Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="intent" value="readSignIn" tone="quiet" size="small">
                  {t("member.messages.markRead")}
                  <span className="sr-only">: {title}</span>
                </Button>
              </reading.Form>
            )}
          </div>
          <AnswerText of={refused} className="mt-2">
            {refused ? outcomeText(refused, { t, money }) : null}
          </AnswerText>
        </div>
      </Disclosure>
    </li>
  );
}
