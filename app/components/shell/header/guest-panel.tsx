import { useLocation } from "@remix-run/react";
import { useShell } from "~/components/shell/use-shell.ts";
import { isSignInStep } from "~/forms/steps/return-url.ts";
import { useLogin } from "~/forms/steps/use-login.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { withReturnTo } from "~/session/guards/return-to.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { LoginStrip } from "./short-login-form.tsx";

/** The header's right side for a guest: the short login form on wide screens (U10), else buttons (U9). */
export function GuestPanel() {
  const { t } = useI18n();
  const { features, brand, shortLogin } = useShell();
  // Other headers have no room for its fields.
  const strip = shortLogin && brand.form.header === "bar";
  const { openLogin } = useLogin();
  const { pathname, search } = useLocation();
  // On these pages the dialog is already open, and a redirect to them would open it again.
  const here = isSignInStep(pathname) ? "/" : pathname + search;
  return (
    <div className="flex items-center gap-2">
      {strip ? <LoginStrip returnTo={here} /> : null}
      <ButtonLink
        to={withReturnTo("/login", here)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          openLogin(here);
        }}
        tone="quiet"
        size="bar"
        className={strip ? "xl:hidden" : undefined}
      >
        {t("shell.login")}
      </ButtonLink>
      {features.directRegistration ? (
        <ButtonLink to={withReturnTo("/register", here)} size="bar">
          {t("shell.register")}
        </ButtonLink>
      ) : null}
    </div>
  );
}
