import type { ReactNode } from "react";
import { useChatOffered } from "~/components/chat/chat-dock.ts";
import { SupportLink } from "~/components/chat/support-link.tsx";
import { DialogLink } from "~/components/dialogs/dialog-link.tsx";
import { hasMiniGames } from "~/components/dialogs/page-dialogs.ts";
import { AppCode, useApps } from "~/components/shell/contacts/app-code.tsx";
import { appName } from "~/components/shell/contacts/app-name.ts";
import { ChatIcon } from "~/components/shell/contacts/chat-icon.tsx";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { useMenu } from "./use-menu.ts";

/**
 * The right side bar (U20, U21) of wide screens, with QR codes for the app. Narrower screens have the same links in
 * the menu sheet.
 */
export function SideRail() {
  const { t } = useI18n();
  const { categories, contacts, resources } = useShell();
  const apps = useApps();
  const chat = useChatOffered();
  const chats = resources.filter(({ kind }) => kind === "CHAT");
  return (
    <aside aria-label={t("shell.sideBar")} className="side-rail print:hidden">
      <ul>
        {apps.length > 0 ? (
          <li>
            <AppCodes apps={apps} />
          </li>
        ) : null}
        {chats.map(({ label, url }) => (
          <RailLink key={label} href={url} label={t("shell.chatWith", { name: label })}>
            <ChatIcon label={label} />
          </RailLink>
        ))}
        {hasMiniGames(categories) ? (
          <li>
            <DialogLink dialog="mini" aria-label={t("nav.mini")} title={t("nav.mini")}>
              <i className="icon-dices" />
            </DialogLink>
          </li>
        ) : null}
        {chat || contacts.length > 0 ? (
          <li>
            <SupportLink label={t("nav.customerService")}>
              <i className="icon-headset" />
            </SupportLink>
          </li>
        ) : null}
        <li>
          <GoLink to="/inbox" aria-label={t("nav.notice")} title={t("nav.notice")}>
            <i className="icon-megaphone" />
          </GoLink>
        </li>
      </ul>
    </aside>
  );
}

function RailLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} rel="noreferrer" aria-label={label} title={label}>
        {children}
      </a>
    </li>
  );
}

function AppCodes({ apps }: { apps: ReturnType<typeof useApps> }) {
  const { t } = useI18n();
  const menu = useMenu();
  return (
    <Disclosure
      inner={menu}
      className="relative"
      label={t("shell.apps")}
      summary={<i className="icon-smartphone" />}
    >
      <Card tone="overlay" pad="snug" className="absolute top-0 right-full mr-2">
        <p className="mb-3 text-xs whitespace-nowrap text-quiet">{t("shell.appScan")}</p>
        <ul className="flex gap-4">
          {apps.map(({ label, url }) => (
            <li key={label}>
              <a
                href={url}
                rel="noreferrer"
                className="block rounded-control text-center text-xs hover:text-accent"
              >
                <AppCode label={label} />
                <span className="mt-2 block">{appName(label, t)}</span>
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </Disclosure>
  );
}
