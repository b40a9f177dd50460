import { type FocusEvent, type RefObject, useRef } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import { askVendors } from "~/components/shell/vendors/vendors.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { useOverflow } from "~/ui/hooks/use-overflow.ts";
import { mainEntries } from "./nav-entries.ts";
import { NavItem } from "./nav-item.tsx";

/**
 * The main navigation (U13), with drop menus on wide screens (U15). Where its entries do not fit it is a
 * row that scrolls, and says at either end that there is more.
 */
export function MainNav() {
  const { t } = useI18n();
  const { brand, categories } = useShell();
  const row = useRef<HTMLUListElement>(null);
  const { before, after } = useOverflow(row);
  return (
    <nav
      aria-label={t("shell.mainNavigation")}
      className="main-nav"
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && askVendors()}
    >
      <ul ref={row} onFocus={showWhole}>
        {mainEntries(brand.navigation.main, categories).map((entry) => (
          <NavItem key={entry.path} entry={entry} />
        ))}
      </ul>
      {before ? <More row={row} way={-1} /> : null}
      {after ? <More row={row} way={1} /> : null}
    </nav>
  );
}

/**
 * The keyboard's entry is brought beside the arrows (`scroll-padding`): a browser leaves it where it is as soon as
 * a little of it shows. A finger's or a mouse's stays under it.
 */
function showWhole({ target }: FocusEvent) {
  if (target.matches(":focus-visible"))
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The sign that the row goes on; pressed, it shows more. The keyboard has no need of it: focus scrolls the row. */
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
