import { useLocation } from "@remix-run/react";
import { Avatar } from "~/components/shell/header/avatar.tsx";
import { useMenu } from "~/components/shell/navigation/use-menu.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { rememberedSearch } from "~/reports/query/remembered-filters.ts";
import { useScrollAreaToCurrent } from "~/ui/hooks/use-scroll-area-to-current.ts";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { pageIn } from "./page-in.ts";
import type { MemberGroup, MemberPageKey } from "./pages.ts";

interface Props {
  /** What the brand offers; the menu lists what is for this member. */
  pages: readonly { key: MemberPageKey; path: string; group: MemberGroup; listed: boolean }[];
  /** Numbers of the red badges (U26). */
  counts: Partial<Record<MemberPageKey, number>>;
}

const groups: readonly MemberGroup[] = ["account", "money", "records", "rewards"];

/** The menu of the member center (U26): beside the page on wide screens, folded above it on phones. */
export function MemberMenu({ pages: offered, counts }: Props) {
  const { t } = useI18n();
  const { viewer } = useShell();
  const { pathname, search } = useLocation();
  const menu = useMenu();
  const area = useScrollAreaToCurrent();
  const folded = useScrollAreaToCurrent();
  const here = pageIn(offered, pathname);
  const pages = offered.filter(({ listed }) => listed);
  const stored = here && isReport(here.key) ? rememberedSearch(new URLSearchParams(search)) : "";
  return (
    <div className="print:hidden lg:sticky lg:top-36 lg:flex lg:max-h-[calc(100dvh-13.5rem)] lg:flex-col lg:self-start">
      <div className="mb-3 flex items-center gap-3 lg:mb-3">
        <Avatar url={viewer?.avatar} className="size-12" />
        <div className="min-w-0">
          <p className="truncate font-bold">{viewer?.nickname}</p>
          <p className="truncate text-sm text-quiet">{viewer?.account}</p>
        </div>
      </div>
      <Disclosure
        inner={menu}
        className="relative lg:hidden"
        look="flex min-h-12 items-center gap-2 rounded-control border border-line bg-surface px-4 font-semibold"
        arrow="size-4 text-quiet"
        summary={
          <>
            {t("member.menu")}
            <span className="ml-auto truncate pl-4 text-sm font-normal text-quiet">
              {here ? t(`member.pages.${here.key}`) : t("member.title")}
            </span>
          </>
        }
      >
        {/* The list fades, its card does not: what is below the card would show. */}
        <Card tone="overlay" className="absolute inset-x-0 z-20 mt-1 p-3">
          <div ref={folded} className="menu-scroll max-h-[60dvh]">
            <MemberEntries pages={pages} counts={counts} here={here?.key} stored={stored} />
          </div>
        </Card>
      </Disclosure>
      <div ref={area} className="menu-scroll hidden min-h-0 lg:block">
        <MemberEntries pages={pages} counts={counts} here={here?.key} stored={stored} />
      </div>
    </div>
  );
}

const reports: readonly MemberPageKey[] = [
  "personalHistoryCopy",
  "transactionHistory",
  "personalProfit",
];

/** Whether a page has days, which are kept on the way to another that has (A127). */
const isReport = (key: MemberPageKey) => reports.includes(key);

interface EntriesProps extends Props {
  here: MemberPageKey | undefined;
  /** What a report keeps of the one that is shown. */
  stored: string;
}

/** The pages of the member center by group. */
export function MemberEntries({ pages, counts, here, stored }: EntriesProps) {
  const { t } = useI18n();
  return (
    <nav aria-label={t("member.title")} className="member-entries">
      {groups.map((group) => {
        const own = pages.filter((page) => page.group === group);
        return own.length > 0 ? (
          <div key={group}>
            <p>{t(`member.groups.${group}`)}</p>
            <ul>
              {own.map(({ key, path }) => (
                <li key={key}>
                  <GoLink
                    to={isReport(key) ? path + stored : path}
                    aria-current={key === here ? "page" : undefined}
                  >
                    {t(`member.pages.${key}`)}
                    <Badge count={counts[key] ?? 0} />
                  </GoLink>
                </li>
              ))}
            </ul>
          </div>
        ) : null;
      })}
    </nav>
  );
}

function Badge({ count }: { count: number }) {
  const { t } = useI18n();
  if (count === 0) return null;
  return (
    <span className="badge figures ml-2">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{t("member.waiting", { count })}</span>
    </span>
  );
}
