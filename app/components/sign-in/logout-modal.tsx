import { useI18n } from "~/i18n/i18n.tsx";
import { Modal } from "~/ui/modal.tsx";
import { LogoutForm } from "./logout-form.tsx";

interface LogoutModalProps {
  returnTo: string;
  onClose: () => void;
}

/** Asks before the session ends (M14). */
export default function LogoutModal({ onClose }: LogoutModalProps) {
  const { t } = useI18n();
  return (
    <Modal title={t("session.logoutTitle")} onClose={onClose} className="max-w-sm">
      <p className="mb-5 text-quiet">{t("session.logoutText")}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <LogoutForm />
        <button
          type="button"
          onClick={onClose}
          className="min-h-11 rounded-control border border-line px-4 font-semibold transition-colors hover:border-accent hover:text-accent"
        >
          {t("session.logoutCancel")}
        </button>
      </div>
    </Modal>
  );
}
