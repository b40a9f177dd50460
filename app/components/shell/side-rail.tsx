import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useChatOffered } from "~/components/chat/chat-dock.ts";
import { SupportLink } from "~/components/chat/support-link.tsx";
import { DialogLink } from "~/components/dialogs/dialog-link.tsx";
import { hasMiniGames } from "~/components/dialogs/page-dialogs.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/card.tsx";
import { Disclosure } from "~/ui/disclosure.tsx";
import { appName } from "./app-name.ts";
import { QrCode } from "./qr-code.tsx";
import { useMenu } from "./use-menu.ts";
import { useShell } from "./use-shell.ts";

const button =
  "grid size-12 place-items-center text-quiet transition-colors hover:bg-raised hover:text-ink";

/**
 * The right side bar (U20, U21): a narrow rail on wide screens; the codes for the app unfold from it.
 * Narrower screens find the same links in the menu sheet.
 */
export function SideRail() {
  const { t } = useI18n();
  const { appCodes, categories, contacts, resources } = useShell();
  const chat = useChatOffered();
  const chats = resources.filter(({ kind }) => kind === "CHAT");
  return (
    <aside
      aria-label={t("shell.sideBar")}
      className="fixed top-1/2 right-0 z-20 hidden -translate-y-1/2 rounded-l-card border border-r-0 border-line bg-surface/95 py-1 shadow-card min-[88rem]:block"
    >
      <ul>
        {appCodes.length > 0 ? (
          <li>
            <AppCodes />
          </li>
        ) : null}
        {chats.map(({ label, url }) => (
          <RailLink key={label} href={url} label={t("shell.chatWith", { name: label })}>
            <i className="icon-message-circle size-5" />
          </RailLink>
        ))}
        {hasMiniGames(categories) ? (
          <li>
            <DialogLink
              dialog="mini"
              aria-label={t("nav.mini")}
              title={t("nav.mini")}
              className={button}
            >
              <i className="icon-dices size-5" />
            </DialogLink>
          </li>
        ) : null}
        {chat || contacts.length > 0 ? (
          <li>
            <SupportLink label={t("nav.customerService")} className={button}>
              <i className="icon-headset size-5" />
            </SupportLink>
          </li>
        ) : null}
        <li>
          <Link
            to="/#notices"
            aria-label={t("nav.notice")}
            title={t("nav.notice")}
            className={button}
          >
            <i className="icon-megaphone size-5" />
          </Link>
        </li>
      </ul>
    </aside>
  );
}

function RailLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} rel="noreferrer" aria-label={label} title={label} className={button}>
        {children}
      </a>
    </li>
  );
}

function AppCodes() {
  const { t } = useI18n();
  const { appCodes } = useShell();
  const menu = useMenu();
  return (
    <Disclosure
      inner={menu}
      className="relative"
      label={t("shell.apps")}
      look={button}
      summary={<i className="icon-smartphone size-5" />}
    >
      <Card tone="overlay" pad="snug" className="absolute top-0 right-full mr-2">
        <p className="mb-3 text-xs whitespace-nowrap text-quiet">{t("shell.appScan")}</p>
        <ul className="flex gap-4">
          {appCodes.map(({ label, url, code }) => (
            <li key={label}>
              <a
                href={url}
                rel="noreferrer"
                className="block rounded-control text-center text-xs hover:text-accent"
              >
                <QrCode code={code} label={t("shell.appCode", { name: appName(label, t) })} />
                <span className="mt-2 block">{appName(label, t)}</span>
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </Disclosure>
  );
}
