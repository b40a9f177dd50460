import { useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/layout/card.tsx";

/**
 * Replaces a part that the platform refuses to a locked account (A131). It offers no retry, because a retry would
 * be refused as well.
 */
export function LockedBlock() {
  const { t } = useI18n();
  return (
    <Card
      role="alert"
      tone="dashed"
      className="grid justify-items-center gap-2 px-6 py-8 text-center"
    >
      <i className="icon-ban size-7 text-quiet" />
      <p className="max-w-prose text-sm text-pretty">{t("forms.accountLocked")}</p>
    </Card>
  );
}
