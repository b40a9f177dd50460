import { describe, expect, it } from "vitest";
import { clockFace } from "~/routes/lobby/draws/countdown.tsx";
import {
  type Draw,
  laterOf,
  newsDueAt,
  withNewDraws,
  withNews,
} from "~/routes/lobby/draws/news.ts";
import { waitFor } from "~/ui/hooks/use-live-at.ts";
import { boardHref, boardPageAt, boardPages, modeHref, readBoardAddress } from "./boards.ts";
import { placesOf, trendOf } from "./trend.ts";

const read = (query: string) => readBoardAddress(new URLSearchParams(query));
const minute = 60_000;

describe("the addresses of the lottery pages", () => {
  it("R45 R46 R47 C40 C41 are three, each with its list of draws", () => {
    expect(boardPages.map(({ path, board }) => `${path} ${board}`)).toEqual([
      "/lottery GENERAL",
      "/seaLottery GENERAL",
      "/vnLottery VN",
    ]);
    expect(boardPageAt("/VNLOTTERY/").path).toBe("/vnLottery");
    expect(boardPageAt("/seaLottery.data").path).toBe("/seaLottery");
  });

  it("R45 R46 K48 A84 SEA has a page of its own, the other prize modes share one", () => {
    expect((["LOTT", "ZY", "ELOTT", "SEA"] as const).map(modeHref)).toEqual([
      "/lottery?mode=LOTT",
      "/lottery?mode=ZY",
      "/lottery?mode=ELOTT",
      "/seaLottery",
    ]);
  });

  it("S24 S25 S26 H15 say which lottery; what makes no sense is left out", () => {
    expect(read("gameCode=LOTT_1&mode=ZY&view=trend&place=3&shown=40&group=Fast&every=60")).toEqual(
      {
        gameCode: "LOTT_1",
        mode: "ZY",
        view: "trend",
        place: 3,
        shown: 40,
        group: "Fast",
        every: 60,
      },
    );
    const plain = {
      gameCode: null,
      mode: null,
      group: null,
      every: null,
      view: "draws",
      place: 1,
      shown: 20,
    };
    expect(read("")).toEqual(plain);
    expect(read("gameCode=../x&mode=MEGA&view=?&place=-2&shown=x&group=&every=soon")).toEqual(
      plain,
    );
  });

  it("are read as they were written", () => {
    const wish = {
      gameCode: "A-1",
      mode: "SEA",
      group: "a b",
      every: 300,
      shown: 60,
      place: 2,
    } as const;
    const href = boardHref("/seaLottery", { ...wish, view: "trend" });
    expect(read(href.split("?")[1] ?? "")).toEqual({ ...wish, view: "trend" });
    expect(boardHref("/lottery", read(""))).toBe("/lottery");
    // The selected ball does not change the list of draws.
    expect(boardHref("/lottery", { gameCode: "A", place: 4 })).toBe("/lottery?gameCode=A");
  });
});

describe("draws that come in by themselves", () => {
  const lotteries = [
    { code: "A", drawAt: 5 * minute, nextNumber: "2", lastDraw: null },
    { code: "B", drawAt: 5 * minute, nextNumber: "2", lastDraw: null },
    { code: "C", drawAt: null, nextNumber: null, lastDraw: null },
  ];
  const news = { lotteries, lotteryDraws: null };

  it("C38 C40 are due right after the draw of the lottery that is shown, those beside it together", () => {
    expect(newsDueAt(news, "A")).toBe(5 * minute + 1_000);
    expect(newsDueAt(news, null)).toBe(5 * minute + 10_000);
    expect(newsDueAt({ lotteries: [] }, "A")).toBeNull();
    expect(newsDueAt({ lotteries: null }, "A")).toBeNull();
  });

  it("C40 are asked for when they are due; late ones less and less often", () => {
    expect(waitFor(42_000, 0)).toBe(42_000);
    expect(waitFor(-5_000, 0)).toBe(0);
    const pauses = [1, 2, 3, 4, 5, 6, 20].map((inVain) => waitFor(-1, inVain));
    expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
    expect(waitFor(90_000, 3)).toBe(90_000);
  });

  it("C38 change no lottery's place", () => {
    const menu = [
      { code: "C", name: "c", drawAt: 1 },
      { code: "A", name: "a", drawAt: 1 },
      { code: "X", name: "x", drawAt: 1 },
    ];
    expect(withNews(menu, news)).toEqual([
      { ...menu[0], ...lotteries[2] },
      { ...menu[1], ...lotteries[0] },
      menu[2],
    ]);
  });

  it("C40 go before the others, each once", () => {
    const draw = (number: string): Draw => ({ number, drawnAt: null, numbers: [] });
    const old = ["3", "2", "1"].map(draw);
    const numbers = (draws: readonly Draw[]) => draws.map(({ number }) => number);
    expect(numbers(withNewDraws(old, ["5", "4", "3"].map(draw), 4))).toEqual(["5", "4", "3", "2"]);
    expect(numbers(withNewDraws(old, null, 20))).toEqual(["3", "2", "1"]);
    const [sooner, later] = [
      { ...draw("1"), drawnAt: 1 },
      { ...draw("2"), drawnAt: 2 },
    ];
    expect(laterOf(sooner, later)).toBe(later);
    expect(laterOf(later, sooner)).toBe(later);
    expect(laterOf(null, sooner)).toBe(sooner);
  });

  it("a countdown is a clock face", () => {
    expect(clockFace(9)).toBe("00:09");
    expect(clockFace(3_675)).toBe("1:01:15");
    expect(clockFace(86_399)).toBe("23:59:59");
  });
});

describe("the trend of a ball", () => {
  const drawn = (...balls: string[][]): Draw[] =>
    balls.map((numbers, at) => ({ number: String(balls.length - at), drawnAt: null, numbers }));

  it("R45 counts for how many draws each digit has been missing", () => {
    const trend = trendOf(drawn(["7", "0"], ["7", "1"], ["2", "2"], ["7", "3"]), 1);
    expect(trend?.columns).toEqual(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    expect(trend?.rows.map(({ number, hit }) => `${number}:${hit}`)).toEqual([
      "4:7",
      "3:7",
      "2:2",
      "1:7",
    ]);
    const of = (figures: readonly number[] = []) => [figures[0], figures[2], figures[7]];
    expect(of(trend?.rows[0]?.missing)).toEqual([4, 2, 0]);
    expect(of(trend?.rows[2]?.missing)).toEqual([2, 0, 1]);
    expect(of(trend?.times)).toEqual([0, 1, 3]);
    expect(of(trend?.longest)).toEqual([4, 2, 1]);
    expect(of(trend?.now)).toEqual([4, 2, 0]);
  });

  it("R45 puts larger numbers in ten ranges", () => {
    const trend = trendOf(drawn(["45", "1"], ["9", "44"]), 1);
    expect(trend?.columns.slice(0, 2)).toEqual(["0–4", "5–9"]);
    expect(trend?.columns).toHaveLength(10);
    expect(trend?.rows.map(({ hit }) => hit)).toEqual([9, 1]);
  });

  it("is none where it would say nothing", () => {
    expect(trendOf([], 1)).toBeNull();
    expect(trendOf(drawn(["1"]), 2)).toBeNull();
    expect(trendOf(drawn(["A"]), 1)).toBeNull();
    expect(placesOf(drawn(["1", "2"], ["1"]))).toBe(1);
    expect(placesOf([])).toBe(0);
  });
});
