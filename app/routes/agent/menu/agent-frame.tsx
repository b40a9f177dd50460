import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ShortFooter } from "~/components/shell/footer/short-footer.tsx";
import { Balance } from "~/components/shell/header/balance.tsx";
import { InboxLink } from "~/components/shell/header/inbox-link.tsx";
import { LanguagePicker } from "~/components/shell/header/language-picker.tsx";
import { useBalance } from "~/components/shell/header/use-balance.ts";
import { ConnectionNote } from "~/components/shell/navigation/connection-note.tsx";
import { type ShellViewer, useShell } from "~/components/shell/use-shell.ts";
import { useLogin } from "~/forms/steps/use-login.ts";
import { AsBooked, useI18n } from "~/i18n/i18n.tsx";
import { AgentKeys } from "~/routes/agent/keys/agent-keys.tsx";
import { useScrollAreaToCurrent } from "~/ui/hooks/use-scroll-area-to-current.ts";
import { useSearchShortcut } from "~/ui/hooks/use-search-shortcut.ts";
import { MainContent } from "~/ui/layout/main-content.tsx";
import { SkipLink } from "~/ui/layout/skip-link.tsx";
import { AgentMenu, type AgentMenuData, FoldedAgentMenu } from "./agent-menu.tsx";
import { BrandClock } from "./brand-clock.tsx";
import { type Frozen, FrozenNote } from "./frozen-note.tsx";

interface Props {
  menu: AgentMenuData & { now: number; frozen: Frozen | null };
  children: ReactNode;
}

/**
 * The frame of the agent center (U29, U31): the menu at the left, folded on phones; above it the brand's clock, the
 * wallet, messages, name and logout.
 */
export function AgentFrame({ menu, children }: Props) {
  const { t } = useI18n();
  const { brand, viewer } = useShell();
  const area = useScrollAreaToCurrent();
  const { density, hasShortcuts } = menu.preferences.display;
  useSearchShortcut(hasShortcuts);
  return (
    <div
      className="agent-center min-h-dvh lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]"
      data-density={density === "COMPACT" ? "compact" : undefined}
    >
      <SkipLink text={t("agentCenter.shell.skip")} />
      <aside className="sticky top-0 hidden h-dvh flex-col border-r border-line/60 bg-surface/50 lg:flex print:hidden">
        <Link
          to="/agentHome/overview"
          className="flex h-14 shrink-0 items-center gap-2.5 border-b border-line/60 px-4"
        >
          <img src={brand.logo.mark} alt={brand.name} width={28} height={28} className="size-7" />
          <span className="truncate text-sm font-bold">{t("agentCenter.shell.title")}</span>
        </Link>
        <div ref={area} className="menu-scroll min-h-0 flex-1 px-2 py-3">
          <AgentMenu menu={menu} />
        </div>
      </aside>
      <div className="min-w-0">
        <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line/60 bg-ground px-3 sm:gap-3 lg:px-6 print:hidden">
          <FoldedAgentMenu menu={menu} />
          <div className="mr-auto max-lg:hidden">
            <BrandClock now={menu.now} />
          </div>
          <div className="max-lg:hidden">
            <LanguagePicker />
          </div>
          {viewer ? <Person viewer={viewer} /> : null}
        </header>
        <MainContent className="mx-auto max-w-[100rem] px-3 py-4 [--table-head:3.5rem] sm:px-4 lg:px-6 lg:py-6">
          <AsBooked>
            {menu.frozen ? <FrozenNote frozen={menu.frozen} /> : null}
            {children}
          </AsBooked>
        </MainContent>
        <ShortFooter />
      </div>
      <ConnectionNote />
      <AgentKeys />
    </div>
  );
}

/** Wallet, messages, name, and the way out: to `/agent` (S9). */
function Person({ viewer }: { viewer: ShellViewer }) {
  const { t } = useI18n();
  const { confirmLogout } = useLogin();
  const wallet = useBalance(viewer);
  return (
    // An amount is not cut off for a page's name.
    <div className="flex max-w-[70%] shrink-0 items-center gap-1 max-lg:ml-auto sm:gap-2">
      <Balance
        wallet={wallet}
        className="h-10 min-w-0 rounded-control border border-line bg-surface pl-3"
      />
      <InboxLink />
      <p className="max-w-40 truncate text-sm font-semibold max-xl:hidden" title={viewer.account}>
        {viewer.nickname}
      </p>
      <Link
        to="/logout?returnTo=/agentHome"
        className="rounded-control px-2 py-2 text-sm text-quiet transition-colors hover:text-ink max-lg:hidden"
        onClick={(event) => {
          event.preventDefault();
          confirmLogout();
        }}
      >
        {t("shell.logout")}
      </Link>
    </div>
  );
}
