import { type FocusEvent, type ReactNode, type RefObject, useRef } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import { fetchVendors } from "~/components/shell/vendors/vendors.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { useOverflow } from "~/ui/hooks/use-overflow.ts";
import { mainEntries } from "./nav-entries.ts";
import { NavItem } from "./nav-item.tsx";

/**
 * The main navigation (U13), with drop menus on wide screens (U15). If its entries don't fit, the row scrolls and
 * shows arrows at its ends.
 * @param children what a rail has below the entries
 */
export function MainNav({ children }: { children?: ReactNode }) {
  const { t } = useI18n();
  const { brand, categories } = useShell();
  const row = useRef<HTMLUListElement>(null);
  const { before, after } = useOverflow(row);
  return (
    <nav
      aria-label={t("shell.mainNavigation")}
      className="main-nav"
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && fetchVendors()}
    >
      <ul ref={row} onFocus={showWhole}>
        {mainEntries(brand.navigation.main, categories).map((entry) => (
          <NavItem key={entry.path} entry={entry} />
        ))}
      </ul>
      {before ? <More row={row} way={-1} /> : null}
      {after ? <More row={row} way={1} /> : null}
      {children}
    </nav>
  );
}

/**
 * Scrolls the focused entry clear of the arrows (`scroll-padding`), because browsers don't scroll an entry that is
 * partly visible. A pointer's entry stays in place.
 */
function showWhole({ target }: FocusEvent) {
  if (target.matches(":focus-visible"))
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** An arrow that scrolls the row. It isn't focusable, because focus scrolls the row anyway. */
function More({ row, way }: { row: RefObject<HTMLElement>; way: 1 | -1 }) {
  const icon = way === 1 ? "icon-chevron-right" : "icon-chevron-left";
  const show = () => {
    const step = way * (row.current?.clientWidth ?? 0) * 0.7;
    row.current?.scrollBy({ left: step, behavior: "smooth" });
  };
  return (
    <button type="button" aria-hidden="true" tabIndex={-1} data-more={way} onClick={show}>
      <i className={icon} />
    </button>
  );
}
