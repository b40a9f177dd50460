import { NavLink } from "@remix-run/react";
import { clsx } from "clsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { cardLook } from "~/ui/card.tsx";
import { Disclosure } from "~/ui/disclosure.tsx";
import { Contacts } from "./contacts.tsx";
import { ExtraNav } from "./extra-nav.tsx";
import { LanguageForm } from "./language-picker.tsx";
import { mainEntries } from "./nav-entries.ts";
import { NavIcon } from "./nav-icon.tsx";
import { useMenu } from "./use-menu.ts";
import { useShell } from "./use-shell.ts";

/** Everything that wide screens show around the page, in one sheet for narrow ones (U13, U14, U21). */
export function MenuSheet() {
  const { t } = useI18n();
  const { brand, categories } = useShell();
  const menu = useMenu();
  return (
    <Disclosure
      inner={menu}
      className="lg:hidden"
      label={t("shell.openMenu")}
      look="-ml-2 grid size-11 place-items-center rounded-control text-quiet transition-colors hover:text-ink"
      summary={<i className="icon-menu size-6" />}
    >
      {/* It begins under both rows of the header and ends with the screen: else its last rows are out of reach. */}
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-6.875rem)] overflow-y-auto overscroll-contain border-b border-line bg-surface shadow-overlay">
        <div className="shell-width grid gap-5 py-5 pb-24">
          <ul className="grid grid-cols-3 gap-2">
            {mainEntries(brand.navigation.main, categories).map((entry) => (
              <li key={entry.path}>
                <NavLink
                  to={entry.path}
                  end
                  className={({ isActive }) =>
                    cardLook({
                      tone: "flat",
                      className: clsx(
                        "grid h-20 place-content-center justify-items-center gap-1.5 px-1 text-center text-xs transition-colors",
                        isActive ? "text-ink" : "bg-raised/50 text-quiet hover:text-ink",
                      ),
                    })
                  }
                >
                  <NavIcon name={entry.key} className="size-5 text-accent" />
                  {entry.name ?? t(`nav.${entry.key}`)}
                </NavLink>
              </li>
            ))}
          </ul>
          <ExtraNav stacked />
          <div>
            <p className="mb-1 px-3 text-xs font-semibold text-quiet">{t("shell.language")}</p>
            <LanguageForm className="grid grid-cols-2" />
          </div>
          <div>
            <p className="mb-2 px-3 text-xs font-semibold text-quiet">{t("shell.contactTitle")}</p>
            <Contacts />
          </div>
        </div>
      </div>
    </Disclosure>
  );
}
