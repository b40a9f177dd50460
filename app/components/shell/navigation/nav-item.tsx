import { useLocation } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { VendorMenu } from "~/components/shell/vendors/vendor-menu.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import type { NavEntry } from "./nav-entries.ts";
import { NavIcon } from "./nav-icon.tsx";

/** Which way a key goes through links that follow each other. */
const ways: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * One entry: a link, and where it has vendors a button beside it that opens them (U15). A pointer opens
 * them too, the focus does not: who tabs through the page passes a hundred vendors by. Left and right go
 * from entry to entry, down into the vendors, Escape closes them (WCAG 1.4.13). They are made when they
 * are first opened, and are no part of the first page.
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
          // A mouse has opened them on its way here: its press must not close them again.
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
