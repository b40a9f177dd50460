import { useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/layout/card.tsx";

/** The file with the member's own data (G36). A plain link: the browser downloads it, with or without scripts. */
export function OwnData() {
  const { t } = useI18n();
  return (
    <Card as="section" id="own-data" pad="roomy" className="grid scroll-mt-24 gap-2">
      <h2 className="text-lg font-bold">{t("member.security.ownData")}</h2>
      <p>{t("member.security.ownDataLead")}</p>
      <p>
        <a
          className="inline-flex min-h-11 items-center font-bold text-accent underline"
          href="/member/account-data.json"
          download
        >
          {t("member.security.ownDataFile")}
        </a>
      </p>
    </Card>
  );
}
