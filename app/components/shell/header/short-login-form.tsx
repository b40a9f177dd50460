import { useNavigation } from "@remix-run/react";
import { useShell } from "~/components/shell/use-shell.ts";
import { Form } from "~/forms/owner/post-form.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { withReturnTo } from "~/session/guards/return-to.ts";
import { Button } from "~/ui/controls/button.tsx";
import { Spinner } from "~/ui/notes/spinner.tsx";

/**
 * The short login form of wide screens (U10). It posts to the login page, which shows errors (E34: one neutral text
 * for name and password, V6) and requests whatever else the platform needs.
 */
export function LoginStrip({ returnTo }: { returnTo: string }) {
  const { t } = useI18n();
  const { requestId } = useShell();
  const navigation = useNavigation();
  const busy = navigation.formAction?.split("?")[0] === "/login";
  return (
    <Form
      method="post"
      // The return URL is in the address too, where the login page reads it after an error.
      action={withReturnTo("/login", returnTo)}
      className="login-strip"
      aria-label={t("shell.headerLogin")}
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="intent" value="header" />
      <input type="hidden" name="key" value={`header ${requestId}`} />
      <label>
        <span className="sr-only">{t("shell.username")}</span>
        <input
          name="username"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t("shell.username")}
        />
      </label>
      <label>
        <span className="sr-only">{t("shell.password")}</span>
        <input
          name="password"
          type="password"
          required
          autoComplete="current-password"
          placeholder={t("shell.password")}
        />
      </label>
      <Button type="submit" busy={busy} tone="quiet" size="bar">
        {busy ? <Spinner /> : null}
        <span>{t("shell.login")}</span>
      </Button>
    </Form>
  );
}
