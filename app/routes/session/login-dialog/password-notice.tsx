import { Link } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import type { LoginFacts } from "../login/load-login.server.ts";
import { LogoutForm } from "../logout/logout-form.tsx";
import { Contacts } from "./contacts.tsx";

/** Signed in with a password that has to be changed (S11): says so, and who can do it today (M6 is not open yet). */
export function PasswordNotice({ found }: { found: LoginFacts }) {
  const { t } = useI18n();
  return (
    <div className="grid gap-4">
      <p>{t("session.passwordText")}</p>
      <p className="text-sm text-quiet">{t("session.passwordHow")}</p>
      <Contacts contacts={found.contacts} />
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        <Link
          to={found.returnTo}
          className="grid min-h-11 place-items-center rounded-control bg-accent px-4 font-bold text-on-accent transition hover:brightness-110"
        >
          {t("session.lookAround")}
        </Link>
        <LogoutForm quiet />
      </div>
    </div>
  );
}
