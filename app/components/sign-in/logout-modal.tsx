import "~/i18n/session-texts.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Modal } from "~/ui/modal.tsx";
import { LogoutForm } from "./logout-form.tsx";

interface LogoutModalProps {
  returnTo: string;
  onClose: () => void;
}

/** Asks before the session ends (M14). */
export default function LogoutModal({ returnTo, onClose }: LogoutModalProps) {
  const { t } = useI18n();
  return (
    <Modal title={t("session.logoutTitle")} onClose={onClose} className="max-w-sm">
      <p className="mb-5 text-quiet">{t("session.logoutText")}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <LogoutForm from={returnTo} />
        <Button onClick={onClose} tone="quiet" size="large">
          {t("session.logoutCancel")}
        </Button>
      </div>
    </Modal>
  );
}
