import { unreadIn } from "~/components/inbox/inbox-kinds.ts";
import { UnreadBadge } from "~/components/inbox/unread-badge.tsx";
import { member } from "~/components/shell/navigation/destinations.ts";
import { closeMenu, useMenu } from "~/components/shell/navigation/use-menu.ts";
import { type ShellViewer, useShell, useShellOffers } from "~/components/shell/use-shell.ts";
import { useLogin } from "~/forms/steps/use-login.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { Avatar } from "./avatar.tsx";

/** The menu of the avatar (U12). Logging out opens a dialog, or a page without JavaScript (M14). */
export function AccountMenu({ viewer }: { viewer: ShellViewer }) {
  const { t } = useI18n();
  const { confirmLogout } = useLogin();
  const menu = useMenu();
  const offers = useShellOffers();
  const shell = useShell();
  const unread = unreadIn(shell.unread);
  // One number on a screen: from `sm` on the inbox's link has it, on a phone the bottom bar where it has room.
  const badgeUntil =
    shell.brand.form.phoneNavigation === "chips" ? "sm:hidden" : "min-[24rem]:hidden";
  const badge =
    viewer.role === "TRIAL"
      ? t("shell.trialBadge")
      : viewer.role === "AGENT"
        ? t("shell.agentBadge")
        : null;
  const rows = [
    {
      offer: "MESSAGES",
      to: member.messages,
      text: unread > 0 ? t("shell.messages", { count: unread }) : t("shell.messagesNone"),
      trial: false,
    },
    { offer: "DEPOSIT", to: member.deposit, text: t("shell.deposit"), trial: false },
    { offer: "WITHDRAWAL", to: member.withdraw, text: t("shell.withdraw"), trial: false },
    { offer: "POINTS", to: member.points, text: t("shell.pagePointMall"), trial: false },
    {
      offer: "TRANSACTIONS",
      to: member.accountRecord,
      text: t("shell.accountRecord"),
      trial: true,
    },
    {
      offer: "GAME_RECORDS",
      to: member.bettingRecord,
      text: t("shell.bettingRecord"),
      trial: true,
    },
  ] as const;
  return (
    <Disclosure
      inner={menu}
      className="relative"
      look="flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-control pr-1"
      arrow="size-4 text-quiet max-[26rem]:hidden"
      summary={
        <>
          <span className="relative shrink-0">
            <Avatar url={viewer.avatar} className="size-9" />
            <UnreadBadge count={unread} className={`-top-1 -right-1 ${badgeUntil}`} />
          </span>
          <span className="sr-only">
            {t("shell.account")}: {viewer.nickname}
            {unread > 0 ? `, ${t("shell.unread", { count: unread })}` : ""}
          </span>
        </>
      }
    >
      <Card
        tone="overlay"
        className="absolute right-0 z-20 mt-2 max-h-[calc(100dvh-8.5rem)] w-64 overflow-y-auto overscroll-contain p-2 lg:max-h-[calc(100dvh-8rem)]"
      >
        <div className="mb-1 border-b border-line px-3 pt-1 pb-2">
          <p className="flex items-center justify-between gap-2">
            <span className="truncate font-semibold">{viewer.nickname}</span>
            {badge ? (
              <span className="shrink-0 rounded-full border border-line px-2 py-0.5 text-2xs text-quiet">
                {badge}
              </span>
            ) : null}
          </p>
          <p className="truncate text-xs text-quiet">{viewer.account}</p>
        </div>
        <ul className="account-rows">
          <AccountRow to={member.home} text={t("shell.myAccount")} />
          {viewer.role === "AGENT" ? (
            <AccountRow to="/agentHome" text={t("shell.agentCenter")} />
          ) : null}
          {rows
            .filter(({ offer, trial }) => offers(offer) && (trial || viewer.role !== "TRIAL"))
            .map(({ offer, to, text }) => (
              <AccountRow key={offer} to={to} text={text} />
            ))}
          <li className="mt-1 border-t border-line pt-1">
            <GoLink
              to="/logout"
              onClick={(event) => {
                event.preventDefault();
                closeMenu(menu.current);
                confirmLogout();
              }}
            >
              {t("shell.logout")}
            </GoLink>
          </li>
        </ul>
      </Card>
    </Disclosure>
  );
}

function AccountRow({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <GoLink to={to}>{text}</GoLink>
    </li>
  );
}
