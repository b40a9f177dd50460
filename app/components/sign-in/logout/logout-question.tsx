import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { LogoutForm } from "./logout-form.tsx";

/** The two answers to the logout question (M14). */
export function LogoutQuestion({ returnTo, onClose }: { returnTo: string; onClose: () => void }) {
  const { t } = useI18n();
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <LogoutForm from={returnTo} />
      <Button onClick={onClose} tone="quiet" size="large">
        {t("session.logoutCancel")}
      </Button>
    </div>
  );
}
