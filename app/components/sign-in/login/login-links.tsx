import { Link } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { withReturnTo } from "~/session/guards/return-to.ts";
import { Tabs } from "~/ui/layout/tabs.tsx";
import type { LoginFacts } from "./load-login.server.ts";

interface ReturnProps {
  returnTo: string;
}

interface LoginTabsProps extends ReturnProps {
  now: LoginFacts["tab"];
  onPick: (tab: LoginFacts["tab"]) => void;
}

/** The two ways to log in: by username, and by a code (W13). */
export function LoginTabs({ now, onPick, returnTo }: LoginTabsProps) {
  const { t } = useI18n();
  return (
    <div className="mb-5">
      <Tabs
        label={t("session.ways")}
        now={now}
        onPick={onPick}
        tabs={[
          { name: "username", text: t("session.byUsername"), to: withReturnTo("/login", returnTo) },
          { name: "sms", text: t("session.bySms"), to: withReturnTo("/login?tab=sms", returnTo) },
        ]}
      />
    </div>
  );
}

export function ForgotLink({ returnTo }: ReturnProps) {
  const { t } = useI18n();
  return (
    <p className="mt-3 text-sm">
      <Link
        to={withReturnTo("/login/forgot", returnTo)}
        className="finger inline-block text-quiet underline underline-offset-4 hover:text-ink"
      >
        {t("session.forgot")}
      </Link>
    </p>
  );
}

export function RegisterLink({ returnTo }: ReturnProps) {
  const { t } = useI18n();
  return (
    <p className="mt-4 text-sm text-quiet">
      {t("session.noAccount")}{" "}
      <Link
        to={withReturnTo("/register", returnTo)}
        className="finger inline-block font-semibold text-accent hover:underline"
      >
        {t("session.register")}
      </Link>
    </p>
  );
}
