import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useChatOffered } from "~/components/chat/chat-dock.ts";
import { SupportLink } from "~/components/chat/support-link.tsx";
import { unreadIn } from "~/components/inbox/inbox-kinds.ts";
import { LanguageForm } from "~/components/shell/header/language-picker.tsx";
import { member } from "~/components/shell/navigation/destinations.ts";
import { useMenu } from "~/components/shell/navigation/use-menu.ts";
import { useShell, useShellOffers } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { rememberedSearch } from "~/reports/query/remembered-filters.ts";
import { pageKeys } from "~/routes/agent/keys/page-keys.ts";
import type { AgentGroup, AgentPageKey } from "~/routes/agent/pages.ts";
import { useScrollAreaToCurrent } from "~/ui/hooks/use-scroll-area-to-current.ts";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { BrandClock } from "./brand-clock.tsx";
import type { AgentPreferencesOfMenu } from "./load-menu.server.ts";
import { pageIn } from "./page-in.ts";

export interface AgentMenuData {
  /** What the brand offers; the menu lists what is for this agent. */
  pages: readonly { key: AgentPageKey; path: string; group: AgentGroup; listed: boolean }[];
  /** What waits behind an entry. */
  counts: Partial<Record<AgentPageKey, number | null>>;
  preferences: AgentPreferencesOfMenu;
}

const groups: readonly AgentGroup[] = ["team", "reports", "income"];

const reports: readonly AgentPageKey[] = [
  ...(["overview", "links", "team", "records", "profit", "revenue", "transactions"] as const),
  ...(["income", "dividends", "dailySalary", "hourlySalary", "realTimeSalary"] as const),
];

/** Whether a page has days and filters, which are kept on the way to another that has (A127). */
const isReport = (key: AgentPageKey) => reports.includes(key);

/** The entries of the center (U29, U30), and those that lead to one's own account (U31). */
export function AgentMenu({ menu }: { menu: AgentMenuData }) {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  const here = pageIn(menu.pages, pathname);
  const stored = storedSearch(here && isReport(here.key) ? search : "", menu.preferences.display);
  const { hasShortcuts } = menu.preferences.display;
  const entriesOf = (group: AgentGroup) =>
    menu.pages
      .filter((page) => page.listed && page.group === group)
      .map(({ key, path }) => (
        <li key={key}>
          <GoLink
            to={isReport(key) ? path + stored : path}
            aria-current={key === here?.key ? "page" : undefined}
            title={hasShortcuts ? `g ${pageKeys[key]}` : undefined}
          >
            {t(`agentCenter.shell.pages.${key}`)}
            <Badge count={menu.counts[key] ?? 0} />
          </GoLink>
        </li>
      ));
  return (
    <nav aria-label={t("agentCenter.shell.title")} className="agent-entries">
      {groups.map((group) => {
        const own = entriesOf(group);
        return own.length > 0 ? (
          <Group key={group} name={t(`agentCenter.shell.groups.${group}`)}>
            {own}
          </Group>
        ) : null;
      })}
      <Group name={t("agentCenter.shell.groups.account")}>
        {entriesOf("account")}
        <AccountEntries />
      </Group>
    </nav>
  );
}

/** What other reports take over of an address (A127), with the agent's own number of rows (N7). */
function storedSearch(search: string, { pageSize }: AgentPreferencesOfMenu["display"]): string {
  const stored = new URLSearchParams(rememberedSearch(new URLSearchParams(search)));
  if (pageSize !== null && !stored.has("size")) stored.set("size", String(pageSize));
  return stored.size > 0 ? `?${stored}` : "";
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p>{name}</p>
      <ul>{children}</ul>
    </div>
  );
}

/** Deposit, withdraw, bonus, platform messages, customer service (U31): pages of the member center, and a person. */
function AccountEntries() {
  const { t } = useI18n();
  const { unread, contacts } = useShell();
  const chat = useChatOffered();
  const offers = useShellOffers();
  const entries = [
    { key: "deposit", to: member.deposit, offer: "DEPOSIT", count: 0 },
    { key: "withdraw", to: member.withdraw, offer: "WITHDRAWAL", count: 0 },
    { key: "bonuses", to: "/member/rewards?kind=bonuses", offer: "BONUSES", count: 0 },
    {
      key: "messages",
      to: member.messages,
      offer: "MESSAGES",
      count: unreadIn(unread),
    },
  ] as const;
  return (
    <>
      {entries
        .filter(({ offer }) => offers(offer))
        .map(({ key, to, count }) => (
          <li key={key}>
            <GoLink to={to}>
              {t(`agentCenter.shell.entries.${key}`)}
              <Badge count={count} />
            </GoLink>
          </li>
        ))}
      {chat || contacts.length > 0 ? (
        <li>
          <SupportLink>{t("agentCenter.shell.entries.customerService")}</SupportLink>
        </li>
      ) : null}
      <li>
        <GoLink to="/">{t("agentCenter.shell.toGames")}</GoLink>
      </li>
    </>
  );
}

/** The same on a phone, behind a button, with the clock, the name, the language and the way out. */
export function FoldedAgentMenu({ menu }: { menu: AgentMenuData & { now: number } }) {
  const { t } = useI18n();
  const { viewer } = useShell();
  const { pathname } = useLocation();
  const fold = useMenu();
  const area = useScrollAreaToCurrent();
  const here = pageIn(menu.pages, pathname);
  return (
    <Disclosure
      inner={fold}
      className="min-w-0 lg:hidden"
      look="flex h-11 min-w-11 items-center gap-2 rounded-control pr-2"
      summary={
        <>
          <i className="icon-menu size-6 shrink-0" />
          <span className="sr-only">{t("agentCenter.shell.menu")}: </span>
          <span className="truncate text-sm font-semibold">
            {here ? t(`agentCenter.shell.pages.${here.key}`) : t("agentCenter.shell.title")}
          </span>
        </>
      }
    >
      {/* The list fades, what it stands on does not. */}
      <div className="absolute inset-x-0 top-full border-b border-line bg-surface shadow-overlay">
        <div ref={area} className="menu-scroll max-h-[calc(100dvh-3.5rem)] p-3 pb-8">
          <div className="mb-3 flex items-center justify-between gap-3 px-2.5">
            <p className="truncate text-sm font-semibold">{viewer?.nickname}</p>
            <BrandClock now={menu.now} />
          </div>
          <AgentMenu menu={menu} />
          <div className="agent-entries mt-1">
            <GoLink to="/logout?returnTo=/agentHome">{t("shell.logout")}</GoLink>
          </div>
          <LanguageForm className="mt-3 grid-cols-2 border-t border-line pt-3" />
        </div>
      </div>
    </Disclosure>
  );
}

function Badge({ count }: { count: number }) {
  const { t } = useI18n();
  if (count === 0) return null;
  return (
    <span className="badge figures -mr-1 ml-auto">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{t("agentCenter.shell.waiting", { count })}</span>
    </span>
  );
}
