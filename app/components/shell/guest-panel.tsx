import { Link, useLocation } from "@remix-run/react";
import { clsx } from "clsx";
import { useLogin } from "~/components/sign-in/login-gate.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { withReturnTo } from "~/session/return-to.ts";
import { LoginStrip } from "./login-strip.tsx";
import { useShell } from "./use-shell.ts";

/** The header's right side for a guest: the short login form on wide screens (U10), else buttons (U9). */
export function GuestPanel() {
  const { t } = useI18n();
  const { features, shortLogin } = useShell();
  const { openLogin } = useLogin();
  const { pathname, search } = useLocation();
  // On these pages the dialog is open already, and coming back to it would open it again.
  const here = /^\/(login|register)(\/|$)/.test(pathname) ? "/" : pathname + search;
  return (
    <div className="flex items-center gap-2">
      {shortLogin ? <LoginStrip returnTo={here} /> : null}
      <Link
        to={withReturnTo("/login", here)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          openLogin(here);
        }}
        className={clsx(
          "flex h-11 items-center rounded-control border border-line px-3.5 text-sm font-semibold whitespace-nowrap transition-colors hover:border-quiet",
          shortLogin && "xl:hidden",
        )}
      >
        {t("shell.login")}
      </Link>
      {features.directRegistration ? (
        <Link
          to={withReturnTo("/register", here)}
          className="flex h-11 items-center rounded-control bg-accent px-3.5 text-sm font-bold whitespace-nowrap text-on-accent transition hover:brightness-110 active:brightness-95 xl:h-10 xl:px-4"
        >
          {t("shell.register")}
        </Link>
      ) : null}
    </div>
  );
}
