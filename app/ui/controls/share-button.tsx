import { useI18n } from "~/i18n/i18n.tsx";
import { useHydrated } from "~/ui/hooks/use-hydrated.ts";
import { Button } from "./button.tsx";

/** Opens the device's share dialog. Without one, the address can be copied beside it. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  if (!hydrated || typeof navigator.share !== "function") return null;
  // Closing the dialog rejects the promise, which is not an error.
  const share = () => navigator.share({ title, url }).catch(() => undefined);
  return (
    <Button tone="quiet" size="tight" onClick={share}>
      <i className="icon-external-link size-4" />
      {t("agentCenter.register.share")}
    </Button>
  );
}
