import { NavLink } from "@remix-run/react";
import { clsx } from "clsx";
import { useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { mainEntries, type NavEntry } from "./nav-entries.ts";
import { NavIcon } from "./nav-icon.tsx";
import { useShell } from "./use-shell.ts";
import { VendorMenu } from "./vendor-menu.tsx";

/** The main navigation (U13): a row that scrolls on a phone; wide screens add the drop menus (U15). */
export function MainNav() {
  const { t } = useI18n();
  const { brand, categories } = useShell();
  return (
    <nav aria-label={t("shell.mainNavigation")} className="border-t border-line/60">
      <ul className="scroll-row shell-width snap-none gap-1 py-1 lg:justify-between lg:gap-0">
        {mainEntries(brand.navigation.main, categories).map((entry) => (
          <NavItem key={entry.path} entry={entry} />
        ))}
      </ul>
    </nav>
  );
}

/**
 * One entry. Its drop menu is made when a pointer or the keyboard first gets there: a hundred vendor
 * links are no part of the first page. Escape closes it without moving the focus (WCAG 1.4.13).
 */
function NavItem({ entry }: { entry: NavEntry }) {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  const hasMenu = entry.vendors.length > 0;
  const show = hasMenu ? () => setOpen(true) : undefined;
  const hide = hasMenu ? () => setOpen(false) : undefined;
  return (
    <li
      className="shrink-0"
      onPointerEnter={(event) => event.pointerType === "mouse" && show?.()}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && hide?.()}
      onKeyDown={(event) => event.key === "Escape" && hide?.()}
    >
      <NavLink
        to={entry.path}
        end
        prefetch="intent"
        onClick={hide}
        className={({ isActive }) =>
          clsx(
            "relative flex h-11 items-center gap-2 rounded-control px-3 text-sm font-medium whitespace-nowrap transition-colors",
            isActive
              ? "bg-raised text-ink after:absolute after:inset-x-3 after:-bottom-1 after:h-0.5 after:rounded-full after:bg-accent"
              : "text-quiet hover:bg-raised/60 hover:text-ink",
          )
        }
      >
        <NavIcon name={entry.key} className="size-4.5" />
        {entry.name ?? t(`nav.${entry.key}`)}
      </NavLink>
      {open ? <VendorMenu entry={entry} onLeave={() => setOpen(false)} /> : null}
    </li>
  );
}
