import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { MenuBody } from "./menu-body.tsx";
import { useMenu } from "./use-menu.ts";

/** Shown until the page is hydrated. */
const waiting = <div aria-busy="true" className="skeleton m-4 h-64" />;

/**
 * The navigation of wide screens as a sheet for narrow ones (U13, U14, U21). It is rendered when it is first opened.
 * Without JavaScript the button is a link to a page with the same content.
 * @param className of the button; in the bar under the thumb it is an entry with a name
 */
export function MenuSheet({ className, named = false }: { className?: string; named?: boolean }) {
  const { t } = useI18n();
  const menu = useMenu();
  const [opened, setOpened] = useState(false);

  // The sheet may have been opened before hydration.
  useEffect(() => {
    if (menu.current?.open) setOpened(true);
  }, [menu]);

  const sign = (
    <>
      <i className="icon-menu" />
      {named ? <span>{t("shell.menu")}</span> : null}
    </>
  );
  return (
    <>
      <noscript>
        <a
          href="/menu"
          aria-label={t("shell.openMenu")}
          className={clsx(!named && "menu-sign", className)}
        >
          {sign}
        </a>
      </noscript>
      <Disclosure
        inner={menu}
        className={clsx(className, "[@media(scripting:none)]:hidden")}
        label={t("shell.openMenu")}
        look={named ? undefined : "menu-sign"}
        onToggle={() => setOpened(true)}
        summary={sign}
      >
        <div className="menu-sheet">{opened ? <MenuBody /> : waiting}</div>
      </Disclosure>
    </>
  );
}
