import { useMemo } from "react";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { type News, newsDueAt, withNews } from "~/routes/lobby/draws/news.ts";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { useLiveAt } from "~/ui/hooks/use-live-at.ts";
import type { BoardFound, Menu } from "./load-board.server.ts";
import { LotteryList } from "./lottery-list.tsx";
import { SelectedLottery } from "./selected-lottery.tsx";

const LotteryNews = graphql(`
  query LotteryNews(
    $prizeMode: PrizeMode
    $codes: [ID!]!
    $gameCode: ID!
    $board: LotteryBoard!
    $limit: Int!
  ) {
    now
    lotteries(prizeMode: $prizeMode, codes: $codes) {
      code
      drawAt
      nextNumber
      lastDraw {
        number
        drawnAt
        numbers
      }
    }
    lotteryDraws(gameCode: $gameCode, board: $board, limit: $limit) {
      number
      drawnAt
      numbers
    }
  }
`);

/** Number of draws per request: as many as a tab may have missed while it was suspended. */
const newDraws = 10;

/** The lottery that is shown beside the menu of all, both of which go on by themselves (R45–R47). */
export function Board({ found, menu }: { found: BoardFound; menu: Menu }) {
  const { t } = useI18n();
  const { mode, page, now } = found;
  const { listed, selected } = menu;
  const shown = useMemo(
    () => (selected && !listed.includes(selected) ? [...listed, selected] : listed),
    [listed, selected],
  );
  const initial = useMemo((): News => ({ now, lotteries: shown, lotteryDraws: [] }), [now, shown]);
  const code = selected?.code ?? null;
  const live = useLiveAt(
    LotteryNews,
    {
      prizeMode: mode,
      codes: shown.map((each) => each.code),
      gameCode: code ?? "",
      board: page.board,
      limit: newDraws,
    },
    { initial, madeAt: (news) => news.now, dueAt: (news) => newsDueAt(news, code) },
  );
  if (!selected) {
    return (
      <EmptyBlock
        icon={<i className="icon-ticket size-7" />}
        title={t("lottery.emptyTitle")}
        text={t("lottery.emptyText")}
      />
    );
  }
  const [current = selected] = withNews([selected], live.data);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <SelectedLottery
        key={selected.code}
        found={found}
        lottery={current}
        missing={menu.missing}
        newDraws={live.data.lotteryDraws ?? []}
        stale={live.stale}
        onRefresh={live.refresh}
      />
      <LotteryList found={found} menu={menu} lotteries={withNews(listed, live.data)} />
    </div>
  );
}
