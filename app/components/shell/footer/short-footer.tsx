import { LanguagePicker } from "~/components/shell/header/language-picker.tsx";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { AgeLimit } from "./age-limit.tsx";

/** The footer of the member and the agent center (H9): age limit, licence, help, language. */
export function ShortFooter() {
  const { t } = useI18n();
  const { brand } = useShell();
  return (
    <footer className="footer-short print:hidden">
      <AgeLimit size={32} />
      <p>{brand.licence}</p>
      <nav aria-label={t("shell.helpTitle")}>
        <GoLink to="/help">{t("nav.help")}</GoLink>
        <GoLink to="/play-safely">{t("shell.playSafely")}</GoLink>
        <LanguagePicker opens="within" />
      </nav>
    </footer>
  );
}
