import { useI18n } from "~/i18n/i18n.tsx";
import { Modal } from "~/ui/layout/modal.tsx";
import { useLazyModule } from "~/ui/lazy/use-lazy-module.ts";

interface LogoutModalProps {
  returnTo: string;
  onClose: () => void;
}

/** Asks for confirmation before logout (M14). */
export function LogoutModal({ returnTo, onClose }: LogoutModalProps) {
  const { t } = useI18n();
  const inside = useLazyModule(
    () => import("./logout-question.tsx"),
    () => window.location.assign(`/logout?returnTo=${encodeURIComponent(returnTo)}`),
  );
  return (
    <Modal title={t("shell.logoutTitle")} onClose={onClose} className="max-w-sm">
      <p className="mb-5 text-quiet">{t("shell.logoutText")}</p>
      {inside ? (
        <inside.LogoutQuestion returnTo={returnTo} onClose={onClose} />
      ) : (
        <div aria-busy="true" className="skeleton h-12" />
      )}
    </Modal>
  );
}
