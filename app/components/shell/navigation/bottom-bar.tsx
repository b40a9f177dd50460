import { useLocation } from "@remix-run/react";
import { InboxLink } from "~/components/shell/header/inbox-link.tsx";
import { useShell, useShellOffers } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { bottomPlaces, standing } from "./destinations.ts";
import { NavIcon } from "./nav-icon.tsx";
import { ProtectedLink } from "./protected-link.tsx";

/** The phone's bottom bar with five entries of the brand's choice. */
export function BottomBar() {
  const { t } = useI18n();
  const { brand, viewer } = useShell();
  const offers = useShellOffers();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t("shell.bottomNavigation")} className="bottom-bar print:hidden">
      <ul>
        {standing(brand.navigation.bottom, bottomPlaces, offers).map((key) => {
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
        {viewer && viewer.role !== "TRIAL" && offers("MESSAGES") ? (
          <li className="max-[24rem]:hidden">
            <InboxLink named />
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
