import { useFetcher } from "~/forms/owner/post-form.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";

/**
 * The button that ends the session. It also clears this tab's session storage (S8, A45); language and brand are
 * stored elsewhere and stay.
 * @param from the current page: from the agent center it leads to the agents' login (S9)
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
          // Without access to the storage there is nothing to clear.
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
