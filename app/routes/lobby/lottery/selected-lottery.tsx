import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { LaunchForm } from "~/play/launch/launch-form.tsx";
import { useStarting } from "~/play/play-context.ts";
import { Balls } from "~/routes/lobby/draws/balls.tsx";
import { Countdown } from "~/routes/lobby/draws/countdown.tsx";
import { type Draw, type Lottery, laterOf, withNewDraws } from "~/routes/lobby/draws/news.ts";
import { DeferredBlock } from "~/ui/blocks/deferred-block.tsx";
import { Button, buttonLook } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { boardHref } from "./boards.ts";
import { DrawsTable } from "./draws-table.tsx";
import type { BoardFound } from "./load-board.server.ts";
import { TrendChart } from "./trend-chart.tsx";

interface Props {
  found: BoardFound;
  lottery: Lottery;
  /** True if the address names an unknown lottery. */
  missing: boolean;
  newDraws: readonly Draw[];
  /** True while the latest news could not be had. */
  stale: boolean;
  onRefresh: () => void;
}

/** How many draws a view shows. */
const limits = { draws: 20, trend: 100 } as const;

/** One lottery: its next draw, its latest result, the link to its game, and earlier draws. */
export function SelectedLottery(props: Props) {
  const { found, lottery, missing, newDraws, stale, onRefresh } = props;
  const { t } = useI18n();
  const { address, draws, page } = found;
  const { code, name, group, icon } = lottery;
  const lastDraw = laterOf(lottery.lastDraw ?? null, newDraws[0] ?? null);
  const { pathname, search } = useLocation();
  const { view } = address;
  const to = (wish: object) => boardHref(page.path, { ...address, gameCode: code, ...wish });
  return (
    <section aria-labelledby="lottery-name" className="grid min-w-0 gap-4">
      {missing ? (
        <p role="status" className="text-sm text-gold">
          {t("lottery.missing")}
        </p>
      ) : null}
      <Card pad="roomy" className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {icon ? (
            <img
              src={icon}
              alt=""
              width={48}
              height={64}
              className="h-16 w-12 shrink-0 rounded-control object-cover"
            />
          ) : null}
          <div className="min-w-0 flex-1">
            <h2 id="lottery-name" className="text-xl font-bold text-balance lg:text-2xl">
              {name}
            </h2>
            {group ? <p className="text-sm text-quiet">{group}</p> : null}
          </div>
          <PlayButton lottery={lottery} />
        </div>
        <div className="grid grid-cols-1 gap-4 border-t border-line pt-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8">
          <div>
            <p className="text-sm text-quiet">
              {t("lottery.next")}
              {lottery.nextNumber ? <DrawNumber number={lottery.nextNumber} /> : null}
            </p>
            {lottery.drawAt == null ? (
              <p className="mt-1 font-semibold">{t("lottery.unknownTime")}</p>
            ) : (
              <Countdown
                until={lottery.drawAt}
                now={found.now}
                className="mt-1 min-h-12 min-w-28 text-left! text-3xl leading-12 font-bold sm:text-4xl"
              />
            )}
          </div>
          {lastDraw ? (
            <div>
              <p className="mb-1 text-sm text-quiet">
                {t("lottery.latest")}
                <DrawNumber number={lastDraw.number} />
              </p>
              <Balls numbers={lastDraw.numbers} size="large" />
            </div>
          ) : null}
        </div>
        <Announcer draw={lastDraw} />
      </Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Tabs
          label={t("lottery.viewsLabel")}
          look="slim"
          tabs={[
            { name: "draws", text: t("lottery.draws"), to: to({ view: "draws" }) },
            { name: "trend", text: t("lottery.trend"), to: to({ view: "trend" }) },
          ]}
          now={view}
        />
        {/* Without JavaScript the link reloads the page. */}
        <a
          href={pathname + search}
          onClick={(event) => {
            event.preventDefault();
            onRefresh();
          }}
          className={buttonLook({ tone: "quiet", size: "tight" })}
        >
          <i className="icon-rotate-cw size-4" />
          {t("lottery.refresh")}
        </a>
      </div>
      {stale ? (
        <p role="status" className="text-sm text-gold">
          {t("lottery.stale")}
        </p>
      ) : null}
      <DeferredBlock
        value={draws}
        name={t(`lottery.${view}`)}
        skeleton={<div className="skeleton h-96" />}
      >
        {(known) => {
          const all = withNewDraws(known, newDraws, limits[view]);
          return view === "trend" ? (
            <TrendChart draws={all} place={address.place} hrefOf={(place) => to({ place })} />
          ) : (
            <DrawsTable draws={all} name={name} />
          );
        }}
      </DeferredBlock>
    </section>
  );
}

function DrawNumber({ number }: { number: string }) {
  const { t } = useI18n();
  return <span className="figures ml-2">{t("lottery.number", { number })}</span>;
}

/** Starts the lottery's game; its rooms are chosen from where it has several (A109). */
function PlayButton({ lottery: { game, name } }: { lottery: Lottery }) {
  const { t } = useI18n();
  const starting = useStarting(game?.id ?? "");
  if (!game) return null;
  return (
    <LaunchForm game={game} onItsPage className="w-full sm:w-auto">
      <Button
        type="submit"
        name="mode"
        value="play"
        size="large"
        aria-label={t("lottery.playOf", { name })}
        busy={starting}
        className="w-full"
      >
        {t("lottery.play")}
      </Button>
    </LaunchForm>
  );
}

/** Announces a draw that came in while the page is open. */
function Announcer({ draw }: { draw: Draw | null }) {
  const { t } = useI18n();
  const first = useRef(draw?.number);
  const [reported, setReported] = useState("");
  useEffect(() => {
    if (!draw || draw.number === first.current) return;
    const { number, numbers } = draw;
    setReported(t("lottery.drawn", { number, numbers: numbers.join(" ") }));
  }, [draw, t]);
  return (
    <p role="status" className="sr-only" data-announcer="">
      {reported}
    </p>
  );
}
