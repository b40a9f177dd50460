import "~/i18n/session-texts.ts";
import { useFetcher } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";

/**
 * The button that ends the session. What this tab kept for the visitor goes with it (S8, A45); the
 * language and the brand live elsewhere and stay.
 * @param from the page that is left: that of the agent center leads to the agents' login (S9)
 */
export function LogoutForm({ from, quiet = false }: { from: string; quiet?: boolean }) {
  const { t } = useI18n();
  const fetcher = useFetcher({ key: "logout" });
  const busy = fetcher.state !== "idle";
  return (
    <fetcher.Form
      method="post"
      action="/logout"
      onSubmit={() => {
        try {
          sessionStorage.clear();
        } catch {
          // Storage may be closed to us; then there is nothing of ours in it either.
        }
      }}
    >
      <input type="hidden" name="from" value={from} />
      <Button
        type="submit"
        busy={busy}
        tone={quiet ? "quiet" : "accent"}
        size="large"
        className="w-full"
      >
        {t(busy ? "session.loggingOut" : "session.logoutConfirm")}
      </Button>
    </fetcher.Form>
  );
}
