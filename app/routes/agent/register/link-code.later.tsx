import { QrCode } from "~/components/shell/contacts/qr-code.tsx";
import type { QrRows } from "~/components/shell/contacts/qr-path.ts";
import { useI18n } from "~/i18n/i18n.tsx";

/** A link's code for a camera. */
export function LinkCode({ code, url }: { code: QrRows; url: string }) {
  const { t } = useI18n();
  return (
    <div className="mt-3">
      <QrCode code={code} label={`${t("agentCenter.register.qr")}: ${url}`} />
    </div>
  );
}
