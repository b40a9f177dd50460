/** Updates of an open lottery page. */
import type {
  LotteryDrawsQuery,
  LotteryMenuQuery,
  LotteryNewsQuery,
} from "~/graphql/generated/graphql";

export type Lottery = NonNullable<LotteryMenuQuery["lotteries"]>[number];
export type Draw = NonNullable<LotteryDrawsQuery["lotteryDraws"]>[number];
export type News = LotteryNewsQuery;

/** The time in ms that a platform may need to publish a draw's result. */
const drawTakesMs = 1_000;
/** Shortest interval between requests for the listed lotteries, in ms. */
const togetherMs = 10_000;

/**
 * Returns the time of the next update in ms by the server's clock: just after the draw of the shown lottery, or
 * somewhat later after one of the others. Null if unknown.
 */
export function newsDueAt(news: Pick<News, "lotteries">, selected: string | null): number | null {
  const moments = (news.lotteries ?? []).flatMap(({ code, drawAt }) => {
    if (drawAt == null) return [];
    const at = drawAt + drawTakesMs;
    return [code === selected ? at : Math.ceil(at / togetherMs) * togetherMs];
  });
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** Returns the same lotteries in the same order with their updates, so that none changes its place. */
export function withNews<L extends Pick<Lottery, "code">>(
  lotteries: readonly L[],
  news: Pick<News, "lotteries">,
): L[] {
  const known = new Map((news.lotteries ?? []).map((each) => [each.code, each]));
  return lotteries.map((lottery) => ({ ...lottery, ...known.get(lottery.code) }));
}

/** The later one of two draws: the menu and the list of draws are two answers of the platform. */
export function laterOf(one: Draw | null, other: Draw | null): Draw | null {
  if (!one || !other) return one ?? other;
  return (other.drawnAt ?? 0) > (one.drawnAt ?? 0) ? other : one;
}

/** Draws with those that came in since, newest first, each once; at most as many as `limit`. */
export function withNewDraws(
  draws: readonly Draw[],
  newer: readonly Draw[] | null | undefined,
  limit: number,
): Draw[] {
  const seen = new Set<string>();
  return [...(newer ?? []), ...draws]
    .filter(({ number }) => !seen.has(number) && seen.add(number))
    .slice(0, limit);
}
