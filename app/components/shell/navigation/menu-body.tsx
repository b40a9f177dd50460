import { useLocation } from "@remix-run/react";
import { Contacts } from "~/components/shell/contacts/contacts.tsx";
import { LanguageForm } from "~/components/shell/header/language-picker.tsx";
import { SchemeSwitch } from "~/components/shell/header/scheme-switch.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { PlaceLinks } from "./destination-links.tsx";
import { ExtraNav } from "./extra-nav.tsx";

/**
 * The navigation of wide screens (U13, U14, U21), for the sheet and for `/menu`.
 * @param isPage gives its parts ids, to which the search leads
 */
export function MenuBody({ isPage = false }: { isPage?: boolean }) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  return (
    <div className="menu-body">
      {/* The header of the narrowest phones has no room for it. */}
      <GoLink to="/search" className="flex min-h-11 items-center gap-3 font-semibold">
        <i className="icon-search size-5" />
        {t("search.title")}
      </GoLink>
      <PlaceLinks className="menu-places" here={pathname} />
      <ExtraNav stacked />
      <div id={isPage ? "language" : undefined} className="scroll-mt-32">
        <p>{t("shell.language")}</p>
        <LanguageForm className="grid-cols-2" />
        <SchemeSwitch />
      </div>
      <div id={isPage ? "contact" : undefined} className="scroll-mt-32">
        <p>{t("shell.contactTitle")}</p>
        <Contacts />
      </div>
    </div>
  );
}
