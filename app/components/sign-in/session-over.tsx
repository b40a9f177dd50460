import { useRevalidator } from "@remix-run/react";
import { useLogin } from "~/forms/steps/use-login.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { Modal } from "~/ui/layout/modal.tsx";
import type { SessionOverProps } from "./session-end.ts";

/** Says that the session has ended, over the page, whose amounts are covered (A222), and opens the login in place. */
export default function SessionOver({ idle }: SessionOverProps) {
  const { t } = useI18n();
  const { openLogin } = useLogin();
  const { revalidate } = useRevalidator();
  return (
    <Modal title={t("session.expiredTitle")} onClose={revalidate} className="max-w-sm">
      <p className="mb-5 text-quiet">
        {t(idle ? "session.expiredText" : "session.endedElsewhere")}
      </p>
      <Button onClick={() => openLogin()} size="large" className="w-full">
        {t("session.signInAgain")}
      </Button>
    </Modal>
  );
}
