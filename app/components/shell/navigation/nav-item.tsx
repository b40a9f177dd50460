import { useLocation } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { VendorMenu } from "~/components/shell/vendors/vendor-menu.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import type { NavEntry } from "./nav-entries.ts";
import { NavIcon } from "./nav-icon.tsx";

/** The direction of a key in a row of links. */
const ways: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * One entry: a link, and a button for its vendors if it has any (U15). A pointer opens them, the focus doesn't, so
 * that the Tab key skips them. Left and right move between entries, down into the vendors, Escape closes them (WCAG
 * 1.4.13). They are rendered when they are first opened.
 */
export function NavItem({ entry }: { entry: NavEntry }) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const entering = useRef(false);
  const menuId = useId();
  const hasMenu = entry.vendors > 0;
  const hide = () => setOpen(false);

  useEffect(() => {
    if (!open || !entering.current) return;
    entering.current = false;
    menu.current?.querySelector("a")?.focus();
  }, [open]);

  const enter = () => {
    entering.current = !open;
    setOpen(true);
    menu.current?.querySelector("a")?.focus();
  };
  const go = (from: HTMLElement, way: 1 | -1) => {
    const links: HTMLElement[] = [...(menu.current?.querySelectorAll("a") ?? [])];
    const next = links.indexOf(from) + way;
    (links[next] ?? (next < 0 ? button.current : null))?.focus();
  };
  const goBeside = (way: 1 | -1) => {
    const beside =
      way === 1 ? item.current?.nextElementSibling : item.current?.previousElementSibling;
    beside?.querySelector("a")?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return;
    const inside = menu.current?.contains(target) ?? false;
    if (key === "Escape") {
      if (inside) button.current?.focus();
      hide();
      return;
    }
    const way = ways[key];
    if (!way) return;
    if (inside) go(target, way);
    else if (key === "ArrowDown" && hasMenu) enter();
    else if (key === "ArrowLeft" || key === "ArrowRight") goBeside(way);
    else return;
    event.preventDefault();
  };

  return (
    <li
      ref={item}
      onPointerEnter={(event) => hasMenu && event.pointerType === "mouse" && setOpen(true)}
      onPointerLeave={hide}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && hide()}
      onKeyDown={onKeyDown}
    >
      <GoLink
        to={entry.path}
        aria-current={pathname === entry.path ? "page" : undefined}
        onClick={hide}
      >
        <NavIcon name={entry.key} />
        {entry.name ?? t(`nav.${entry.key}`)}
      </GoLink>
      {hasMenu ? (
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls={open ? menuId : undefined}
          aria-label={t("shell.vendorsOf", { category: entry.name ?? t(`nav.${entry.key}`) })}
          // The pointer has already opened them, so its click must not close them.
          onClick={({ nativeEvent }) =>
            setOpen(
              "pointerType" in nativeEvent && nativeEvent.pointerType === "mouse" ? true : !open,
            )
          }
        >
          <i className="icon-chevron-down" />
        </button>
      ) : null}
      {open ? <VendorMenu entry={entry} id={menuId} inner={menu} onLeave={hide} /> : null}
    </li>
  );
}
