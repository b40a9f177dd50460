import { useLocation } from "@remix-run/react";
import { clsx } from "clsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { NavIcon } from "./nav-icon.tsx";
import { bottomPlaces, standing } from "./places.ts";
import { ProtectedLink } from "./protected-link.tsx";
import { useShell, useShellOffers } from "./use-shell.ts";

/** The phone's bottom bar: five places of the brand's choice, under the thumb. */
export function BottomBar() {
  const { t } = useI18n();
  const { brand } = useShell();
  const offers = useShellOffers();
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={t("shell.bottomNavigation")}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid max-w-lg auto-cols-fr grid-flow-col">
        {standing(brand.navigation.bottom, bottomPlaces, offers).map((key) => {
          const place = bottomPlaces[key];
          const here = pathname === place.path;
          return (
            <li key={key}>
              <ProtectedLink
                to={place}
                aria-current={here ? "page" : undefined}
                className={clsx(
                  "relative grid h-16 place-content-center justify-items-center gap-1 text-2xs whitespace-nowrap transition-colors max-[22.5rem]:tracking-tighter active:text-ink",
                  here ? "font-semibold text-ink" : "text-quiet",
                )}
              >
                {here ? (
                  <span
                    className="absolute top-0 h-0.5 w-8 rounded-full bg-accent"
                    aria-hidden="true"
                  />
                ) : null}
                <NavIcon name={key} className={clsx("size-5.5", here && "text-accent")} />
                {t(`nav.${key}`)}
              </ProtectedLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
