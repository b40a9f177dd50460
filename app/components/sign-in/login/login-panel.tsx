import { useCallback, useEffect, useRef, useState } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import { FreePlay } from "~/components/sign-in/free-play.tsx";
import { FurtherStep } from "~/components/sign-in/further-step.tsx";
import { SignInNotice } from "~/components/sign-in/sign-in-notice.tsx";
import { SmsForm } from "~/components/sign-in/sms-form.tsx";
import { SocialPanel } from "~/components/social/social-panel.tsx";
import type { FormOutcome, FurtherStepName } from "~/forms/answers/form-outcome.ts";
import { useFetcherFormStep } from "~/forms/answers/use-form-step.ts";
import { type KeyIn, useI18n } from "~/i18n/i18n.tsx";
import type { LoginFacts } from "./load-login.server.ts";
import { LoginBanner } from "./login-banner.tsx";
import { LoginForm } from "./login-form.tsx";
import { ForgotLink, LoginTabs, RegisterLink } from "./login-links.tsx";

interface LoginPanelProps {
  found: LoginFacts;
  /** The result of the page's own form: the header's form, or one without JavaScript. */
  before?: FormOutcome;
  /** Whether it is shown over the current page. */
  over?: boolean;
}

/**
 * Keeps a member's page under the dialog with its form fields. If another account signs in, the page is reloaded
 * without its query.
 * @returns whether the page belongs to a member, whose session has then ended
 */
function useOwnPage(): boolean {
  const account = useShell().viewer?.account;
  const owner = useRef(account);
  useEffect(() => {
    if (!account || !owner.current || account === owner.current) return;
    document.documentElement.hidden = true;
    window.location.replace(window.location.pathname);
  }, [account]);
  return owner.current !== undefined;
}

/** The remaining steps of a login over a page that stays. */
function useLeft(outcome: FormOutcome | undefined) {
  const [left, setLeft] = useState<{ next: FurtherStepName | "over"; at: number } | null>(null);
  const onNext = useCallback(
    (next: FurtherStepName | "over") => setLeft((before) => ({ next, at: (before?.at ?? 0) + 1 })),
    [],
  );
  const next = outcome?.next;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another login may lead to the same step
  useEffect(() => {
    if (next) onNext(next);
  }, [outcome, next, onNext]);
  return { left, onNext };
}

/** The content of the login dialog (M4): banner, tabs, form and links. */
export function LoginPanel({ found, before, over = false }: LoginPanelProps) {
  const { t } = useI18n();
  const { returnTo, sms } = found;
  const stays = useOwnPage() && over;
  const [tab, setTab] = useState(found.tab);
  // Each tab has its own fetcher, so that it shows only its own result.
  const { fetcher, outcome, pending } = useFetcherFormStep(
    `login-${tab}`,
    tab === found.tab ? before : undefined,
  );
  const form = { fetcher, found, outcome, pending, stays };
  const { left, onNext } = useLeft(outcome);
  if (left && left.next !== "over") {
    return (
      <FurtherStep
        key={left.at}
        next={left.next}
        name={`${found.formKey}-${left.at}`}
        returnTo={returnTo}
        onNext={onNext}
      />
    );
  }
  const ended = stays ? "session.ended" : found.noticeKey;
  const noticeKey = left ? "session.confirmOver" : ended;

  return (
    <div className="grid gap-5">
      <LoginBanner banner={found.banner} />
      <div className="min-w-0">
        <p className="text-2xl leading-tight font-bold text-balance" aria-hidden="true">
          {t("shell.loginTitle")}
        </p>
        {noticeKey ? (
          <SignInNotice
            of={left?.at ?? (over ? noticeKey : undefined)}
            answered={before !== undefined}
            className="mt-2"
          >
            {t(noticeKey satisfies KeyIn<"session">)}
          </SignInNotice>
        ) : (
          <p className="mt-1 mb-5 text-sm text-pretty text-quiet">{t("session.loginLead")}</p>
        )}
        {sms ? <LoginTabs now={tab} onPick={setTab} returnTo={returnTo} /> : null}
        {sms && tab === "sms" ? (
          <SmsForm {...form} key="sms" sms={sms} />
        ) : (
          <LoginForm {...form} key="username" />
        )}
        <ForgotLink returnTo={returnTo} />
        {found.social ? (
          <SocialPanel
            found={found.social}
            returnTo={returnTo}
            formKey={found.formKey}
            contacts={found.contacts}
            place="below"
          />
        ) : null}
        {found.registration ? <RegisterLink returnTo={returnTo} /> : null}
        {found.freePlay ? <FreePlay fetcher={fetcher} found={found} pending={pending} /> : null}
        <p className="mt-4 text-center text-xs text-quiet">{t("session.ageNote")}</p>
      </div>
    </div>
  );
}
