import { clsx } from "clsx";
import { SearchField } from "~/components/search/search-field.tsx";
import { ExtraNav } from "~/components/shell/navigation/extra-nav.tsx";
import { MainNav } from "~/components/shell/navigation/main-nav.tsx";
import { MenuSheet } from "~/components/shell/navigation/menu-sheet.tsx";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { lazy } from "~/ui/lazy/lazy.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { GuestPanel } from "./guest-panel.tsx";
import { LanguagePicker } from "./language-picker.tsx";
import { RailFold } from "./rail-fold.tsx";
import { SchemeSwitch } from "./scheme-switch.tsx";

const MemberPanel = lazy(
  () => import("~/components/signed-in.ts").then(({ signedIn }) => signedIn.MemberPanel),
  "h-11 w-40",
  "signed-in",
);

/**
 * The header. Its form (B1) is rows, one row or a rail beside the page: `app/styles/form/` places its parts, which are
 * the same in each. In rows, the upper one scrolls away on wide screens.
 */
export function Header() {
  const { t } = useI18n();
  const { brand, viewer } = useShell();
  const { header, phoneNavigation } = brand.form;
  const compact = header === "compact";
  return (
    <header className="site-header">
      {header === "bar" ? (
        <div className="utility">
          <div className="shell-width flex h-9 items-center justify-between gap-6">
            <p className="truncate text-xs text-quiet">{brand.tagline}</p>
            <div className="flex items-center gap-1">
              <ExtraNav />
              <SchemeSwitch />
              <LanguagePicker />
            </div>
          </div>
        </div>
      ) : null}
      <div className="header-row">
        {phoneNavigation === "bottom" ? null : <MenuSheet className="lg:hidden" />}
        <GoLink to="/" aria-label={t("shell.homeLink")} className="header-logo">
          <img
            src={brand.logo.wide}
            alt=""
            width={184}
            height={40}
            className="h-7 w-auto max-[30rem]:hidden object-contain object-left sm:h-8 lg:h-9"
          />
          {/* Used where the wide logo would not fit beside the buttons. */}
          <img
            src={brand.logo.mark}
            alt=""
            width={40}
            height={40}
            // Not loaded where it is hidden.
            loading="lazy"
            className="size-9 min-[30rem]:hidden"
          />
        </GoLink>
        {compact ? null : (
          <SearchField
            id="search"
            className="mx-4 hidden min-w-0 flex-1 lg:mx-auto lg:block lg:max-w-sm"
          />
        )}
        <GoLink
          to="/search"
          aria-label={t("search.title")}
          // A balance needs the room on the smallest phones; the menu has the search, too.
          className={clsx(
            "grid size-11 shrink-0 place-items-center rounded-control",
            !compact && "lg:hidden",
            viewer ? "max-[23.5rem]:hidden" : "max-[22.5rem]:hidden",
          )}
        >
          <i className="icon-search size-5" />
        </GoLink>
        {header === "bar" ? null : (
          <div className="hidden items-center lg:flex">
            <SchemeSwitch />
            <LanguagePicker />
          </div>
        )}
        {viewer ? <MemberPanel viewer={viewer} /> : <GuestPanel />}
      </div>
      <MainNav>
        {header === "rail" ? (
          <div className="rail-more">
            <ExtraNav />
            <RailFold />
          </div>
        ) : null}
      </MainNav>
    </header>
  );
}
