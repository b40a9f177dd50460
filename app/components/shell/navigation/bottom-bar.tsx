import { useLocation } from "@remix-run/react";
import { InboxLink } from "~/components/shell/header/inbox-link.tsx";
import { useShell, useShellOffers } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { bottomPlaces, standing } from "./destinations.ts";
import { MenuSheet } from "./menu-sheet.tsx";
import { NavIcon } from "./nav-icon.tsx";
import { ProtectedLink } from "./protected-link.tsx";

/** The phone's bottom bar with five entries of the brand's choice, the last of which may be the menu (B1). */
export function BottomBar() {
  const { t } = useI18n();
  const { brand, viewer } = useShell();
  const offers = useShellOffers();
  const { pathname } = useLocation();
  const { phoneNavigation } = brand.form;
  if (phoneNavigation === "chips") return null;
  const hasMenu = phoneNavigation === "bottom";
  const entries = standing(brand.navigation.bottom, bottomPlaces, offers);
  return (
    <nav aria-label={t("shell.bottomNavigation")} className="bottom-bar print:hidden">
      <ul>
        {(hasMenu ? entries.slice(0, 4) : entries).map((key) => {
          const place = bottomPlaces[key];
          return (
            <li key={key}>
              <ProtectedLink to={place} aria-current={pathname === place.path ? "page" : undefined}>
                <NavIcon name={key} />
                {t(`nav.${key}`)}
              </ProtectedLink>
            </li>
          );
        })}
        {hasMenu ? (
          <li>
            <MenuSheet named />
          </li>
        ) : null}
        {viewer && viewer.role !== "TRIAL" && offers("MESSAGES") ? (
          <li className="max-[24rem]:hidden">
            <InboxLink named />
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
