import { useFetcher } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import type { LoginFacts } from "../login/load-login.server.ts";
import type { LoginOutcome } from "../login/outcome.ts";
import { Contacts } from "./contacts.tsx";
import { formAction } from "./form-action.ts";
import { LoginBanner } from "./login-banner.tsx";
import { LoginForm } from "./login-form.tsx";

interface LoginPanelProps {
  found: LoginFacts;
  /** What the page's own submission came to, when there is no JavaScript. */
  before?: LoginOutcome;
}

/** The inside of the login dialog (M4): banner, form, and the ways around it. */
export function LoginPanel({ found, before }: LoginPanelProps) {
  const { t } = useI18n();
  const fetcher = useFetcher<LoginOutcome>({ key: "login" });
  const intent = fetcher.state === "idle" ? null : (fetcher.formData?.get("intent") ?? "leaving");

  return (
    <div className="grid gap-5">
      <LoginBanner banner={found.banner} />
      <div className="min-w-0">
        <p className="text-2xl leading-tight font-bold text-balance" aria-hidden="true">
          {t("session.loginTitle")}
        </p>
        <p className="mt-1 mb-5 text-sm text-quiet">{t("session.loginLead")}</p>
        <LoginForm
          fetcher={fetcher}
          found={found}
          outcome={fetcher.data ?? before}
          intent={intent}
        />
        <details className="mt-3 text-sm">
          <summary className="inline-block min-h-6 text-quiet underline underline-offset-4 hover:text-ink">
            {t("session.forgot")}
          </summary>
          <p className="mt-2 text-quiet">{t("session.forgotText")}</p>
          <Contacts contacts={found.contacts} />
        </details>
        {found.registration ? (
          <p className="mt-4 text-sm text-quiet">
            {t("session.noAccount")}{" "}
            <a
              href="/register"
              className="inline-block min-h-6 font-semibold text-accent hover:underline"
            >
              {t("session.register")}
            </a>
          </p>
        ) : null}
        {found.freePlay ? (
          <fetcher.Form
            method="post"
            action={formAction(found.returnTo)}
            className="mt-5 border-t border-line pt-4"
          >
            <input type="hidden" name="returnTo" value={found.returnTo} />
            <button
              type="submit"
              name="intent"
              value="freePlay"
              disabled={intent !== null}
              className="min-h-11 w-full rounded-control border border-line px-4 font-semibold transition-colors hover:border-accent hover:text-accent disabled:opacity-60"
            >
              {t(intent === "freePlay" ? "session.freePlayStarting" : "session.freePlay")}
            </button>
            <p className="mt-2 text-center text-xs text-quiet">{t("session.freePlayText")}</p>
          </fetcher.Form>
        ) : null}
        <p className="mt-4 text-center text-xs text-quiet">{t("session.ageNote")}</p>
      </div>
    </div>
  );
}
