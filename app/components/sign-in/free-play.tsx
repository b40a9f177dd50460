import type { FetcherForm } from "~/forms/answers/use-form-fetcher.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { withReturnTo } from "~/session/guards/return-to.ts";
import { Button } from "~/ui/controls/button.tsx";
import type { LoginFacts } from "./login/load-login.server.ts";

interface Props {
  fetcher: { Form: FetcherForm };
  found: Pick<LoginFacts, "returnTo" | "formKey">;
  /** Which button is at work, or null. */
  pending: string | null;
}

/** A trial account at one click (S6). */
export function FreePlay({ fetcher, found, pending }: Props) {
  const { t } = useI18n();
  return (
    <fetcher.Form
      method="post"
      action={withReturnTo("/login", found.returnTo)}
      className="mt-5 border-t border-line pt-4"
    >
      <input type="hidden" name="returnTo" value={found.returnTo} />
      <input type="hidden" name="key" value={found.formKey} />
      <Button
        type="submit"
        name="intent"
        value="freePlay"
        disabled={pending !== null}
        tone="quiet"
        size="large"
        className="w-full"
      >
        {t(pending === "freePlay" ? "session.freePlayStarting" : "session.freePlay")}
      </Button>
      <p className="mt-2 text-center text-xs text-balance text-quiet">
        {t("session.freePlayText")}
      </p>
    </fetcher.Form>
  );
}
