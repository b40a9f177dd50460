import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import { type I18n, useI18n } from "~/i18n/i18n.tsx";
import { Balls } from "~/routes/lobby/draws/balls.tsx";
import { Countdown } from "~/routes/lobby/draws/countdown.tsx";
import type { Lottery } from "~/routes/lobby/draws/news.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { type FilterGroup, FilterRow } from "~/ui/layout/filter-row.tsx";
import { boardHref, menuStep } from "./boards.ts";
import type { BoardFound, Menu } from "./load-board.server.ts";

interface Props {
  found: BoardFound;
  menu: Menu;
  /** Those that are listed, as they are now. */
  lotteries: readonly Lottery[];
}

const still = { preventScrollReset: true } as const;

/** How often a lottery is drawn, in minutes, hours or days. */
function everyText(seconds: number, t: I18n["t"]): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return t("lottery.everyMinutes", { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 24
    ? t("lottery.everyHours", { count: hours })
    : t("lottery.everyDays", { count: Math.round(hours / 24) });
}

/** The menu of a prize mode (C38, K48): every lottery with its next draw and its last numbers. */
export function LotteryList({ found, menu, lotteries }: Props) {
  const { t } = useI18n();
  const { page, address, mode, now } = found;
  const { groups, intervals, total, selected } = menu;
  const wish = { ...address, mode };
  const filtered = (change: Partial<typeof wish>) =>
    boardHref(page.path, { ...wish, shown: menuStep, ...change });
  const filters: FilterGroup[] = [
    {
      name: "group",
      label: t("lottery.groups"),
      choices: (groups.length > 1 ? groups : []).map((name) => {
        const isOn = address.group === name;
        return { name, text: name, to: filtered({ group: isOn ? null : name }), isOn };
      }),
    },
    {
      name: "every",
      label: t("lottery.frequency"),
      choices: (intervals.length > 1 ? intervals : []).map((seconds) => {
        const isOn = address.every === seconds;
        const text = everyText(seconds, t);
        return {
          name: String(seconds),
          text,
          to: filtered({ every: isOn ? null : seconds }),
          isOn,
        };
      }),
    },
  ];
  return (
    <Card as="section" aria-labelledby="lottery-menu" className="min-w-0">
      <div className="grid gap-3 p-4 pb-3">
        <h2 id="lottery-menu" className="font-bold">
          {t("lottery.menuTitle")}
        </h2>
        {filters.some(({ choices }) => choices.length > 0) ? (
          <FilterRow
            label={t("lottery.filter")}
            all={{
              text: t("lottery.allGroups"),
              to: filtered({ group: null, every: null }),
            }}
            groups={filters}
          />
        ) : null}
      </div>
      <ul>
        {lotteries.map((lottery) => (
          <li key={lottery.code} className="border-t border-line/60">
            <Link
              to={boardHref(page.path, { ...wish, gameCode: lottery.code, place: 1 })}
              prefetch="intent"
              {...still}
              aria-current={lottery.code === selected?.code ? "page" : undefined}
              className={clsx(
                "grid grid-cols-1 gap-1.5 px-4 py-3 transition-colors hover:bg-raised",
                lottery.code === selected?.code && "bg-raised shadow-[inset_3px_0_0] shadow-accent",
              )}
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 truncate font-semibold">{lottery.name}</span>
                {lottery.drawAt == null ? null : (
                  <Countdown
                    until={lottery.drawAt}
                    now={now}
                    className="min-w-14 shrink-0 text-sm font-semibold text-accent"
                  />
                )}
              </span>
              {lottery.lastDraw ? (
                <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                  <Balls numbers={lottery.lastDraw.numbers} />
                  <span className="figures text-xs text-quiet">
                    {t("lottery.number", { number: lottery.lastDraw.number })}
                  </span>
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
      <div className="grid gap-2 border-t border-line/60 p-4 text-center">
        <p className="text-xs text-quiet">
          {t("lottery.shown", { shown: lotteries.length, total })}
        </p>
        {lotteries.length < total ? (
          <ButtonLink
            to={boardHref(page.path, { ...wish, shown: address.shown + menuStep })}
            {...still}
            replace
            tone="quiet"
            size="small"
          >
            {t("lottery.more")}
          </ButtonLink>
        ) : null}
      </div>
    </Card>
  );
}
