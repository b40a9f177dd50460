import { useFetcher } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";

/**
 * The button that ends the session. What this tab kept for the visitor goes with it (S8, A45); the
 * language and the brand live elsewhere and stay.
 */
export function LogoutForm({ quiet = false }: { quiet?: boolean }) {
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
      <button
        type="submit"
        disabled={busy}
        className={
          quiet
            ? "min-h-11 w-full rounded-control border border-line px-4 font-semibold transition-colors hover:border-accent hover:text-accent disabled:opacity-60"
            : "min-h-11 w-full rounded-control bg-accent px-4 font-bold text-on-accent transition hover:brightness-110 disabled:opacity-60"
        }
      >
        {t(busy ? "session.loggingOut" : "session.logoutConfirm")}
      </button>
    </fetcher.Form>
  );
}
