import { useLocation } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { Disclosure } from "~/ui/disclosure.tsx";
import { Contacts } from "./contacts.tsx";
import { ExtraNav } from "./extra-nav.tsx";
import { LanguageForm } from "./language-picker.tsx";
import { PlaceLinks } from "./place-links.tsx";
import { useMenu } from "./use-menu.ts";

/** Everything that wide screens show around the page, in one sheet for narrow ones (U13, U14, U21). */
export function MenuSheet() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const menu = useMenu();
  return (
    <Disclosure
      inner={menu}
      className="lg:hidden"
      label={t("shell.openMenu")}
      look="-ml-2 grid size-11 place-items-center rounded-control text-quiet transition-colors hover:text-ink"
      summary={<i className="icon-menu" />}
    >
      <div className="menu-sheet">
        <div>
          <PlaceLinks className="menu-places" here={pathname} />
          <ExtraNav stacked />
          <div>
            <p>{t("shell.language")}</p>
            <LanguageForm className="grid-cols-2" />
          </div>
          <div>
            <p>{t("shell.contactTitle")}</p>
            <Contacts />
          </div>
        </div>
      </div>
    </Disclosure>
  );
}
