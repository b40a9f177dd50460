import { useState } from "react";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { Modal } from "~/ui/layout/modal.tsx";

/**
 * The platform's own message for a refusal, as a dialog over the form (E3, M16). Without JavaScript the form's error
 * summary shows it.
 */
export function MessageDialog({ outcome }: { outcome: FormOutcome | undefined }) {
  const { t } = useI18n();
  const [read, setRead] = useState<FormOutcome | null>(null);
  const problem = outcome?.problem;
  const message = problem?.kind === "refused" ? problem.platformMessage : null;
  if (!outcome || !message || read === outcome) return null;
  const close = () => setRead(outcome);
  return (
    <Modal title={t("forms.toldTitle")} onClose={close} className="max-w-sm">
      <p className="mb-5 flex gap-2.5 break-words">
        <i className="icon-triangle-alert mt-0.5 size-5 shrink-0 text-danger" />
        <span className="min-w-0">{message}</span>
      </p>
      <Button onClick={close} className="w-full">
        {t("shell.close")}
      </Button>
    </Modal>
  );
}
