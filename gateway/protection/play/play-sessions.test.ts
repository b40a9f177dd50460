import { describe, expect, it } from "vitest";
import { storeInMemory } from "../../testing/account-store.ts";
import { PlaySessions, pauseMs } from "./play-sessions.ts";

const minute = 60_000;
const start = 1_800_000_000_000;
const longest = 60;

/** An account with a clock; the platform's may be ahead. */
function account() {
  let at = start;
  let ahead = 0;
  const store = storeInMemory();
  const sessions = () => new PlaySessions(store);
  const clocks = () => ({ now: at + ahead, at });
  const visit = () => sessions().visitPlay(clocks(), longest);
  return {
    visit,
    answer: (number: number) => sessions().answerCheck(number, clocks(), longest),
    interval: (minutes: number | null) =>
      sessions().changeCheckInterval(minutes, clocks(), longest),
    book: (startedAt: number, bets: string) =>
      sessions().bookPlay(startedAt, { bets, payouts: "0.00", pending: null, readAt: at + ahead }),
    ahead: (ms: number) => {
      ahead = ms;
    },
    /** A game is open for so long, with a visit every minute. */
    play(minutes: number) {
      for (let n = 0; n < minutes; n += 1) {
        at += minute;
        visit();
      }
      return visit();
    },
    rest: (ms: number) => {
      at += ms;
    },
  };
}

describe("G10 the session of play", () => {
  it("goes on over games and reloads, and ends after a pause", () => {
    const { visit, play, rest } = account();
    expect(visit()).toMatchObject({ startedAt: start, playedMs: 0 });
    rest(3 * minute);
    expect(visit()).toMatchObject({ startedAt: start, playedMs: 3 * minute });
    rest(pauseMs);
    expect(visit()).toMatchObject({ startedAt: start, playedMs: 18 * minute });
    rest(pauseMs + 1);
    expect(visit()).toMatchObject({ startedAt: start + 3 * minute + 2 * pauseMs + 1, playedMs: 0 });
    expect(play(4).playedMs).toBe(4 * minute);
  });

  it("has its records read once a minute at most, and not at its beginning", () => {
    const { visit, rest } = account();
    expect(visit()).toMatchObject({ read: false, reading: { bets: "0.00", readAt: start } });
    rest(minute - 1);
    expect(visit().read).toBe(false);
    rest(1);
    expect([visit().read, visit().read, visit().read]).toEqual([true, false, false]);
    rest(minute);
    expect(visit().read).toBe(true);
  });

  it("keeps the latest reading of its own records", () => {
    const { visit, book, rest } = account();
    const { startedAt } = visit();
    rest(2 * minute);
    book(startedAt, "20.00");
    rest(-minute);
    book(startedAt, "10.00");
    expect(visit().reading?.bets).toBe("20.00");
    book(startedAt - 1, "30.00");
    expect(visit().reading?.bets).toBe("20.00");
  });
});

describe("G11 a reality check", () => {
  it("is due after the market's longest interval, and after a shorter one of the player", () => {
    const { play, interval, visit } = account();
    visit();
    expect(play(59).check).toEqual({ number: 1, due: false, inMs: minute, minutes: 60 });
    expect(play(1).check).toEqual({ number: 1, due: true, inMs: 0, minutes: 60 });
    const other = account();
    other.visit();
    other.interval(15);
    expect(other.play(14).check.due).toBe(false);
    expect(other.play(1).check.due).toBe(true);
    interval(600);
    expect(visit().check.minutes).toBe(60);
  });

  it("is answered once, also by two tabs; an answer to an earlier one changes nothing", () => {
    const { visit, play, answer } = account();
    visit();
    expect(answer(1)).toBe("NOT_DUE");
    play(60);
    expect([answer(1), answer(1)]).toEqual(["DONE", "ANSWERED"]);
    expect(visit().check).toMatchObject({ number: 2, due: false, inMs: 60 * minute });
    expect(play(60).check.due).toBe(true);
    expect(answer(1)).toBe("ANSWERED");
    expect(answer(3)).toBe("NOT_DUE");
    expect(visit().check).toMatchObject({ number: 2, due: true });
  });

  it("stays due when the interval grows, when the clock goes back, and after a pause", () => {
    const { visit, play, interval, ahead, rest, answer } = account();
    visit();
    interval(15);
    play(15);
    interval(60);
    expect(visit().check.due).toBe(true);
    ahead(-3 * 60 * minute);
    expect(visit().check.due).toBe(true);
    rest(10 * pauseMs);
    expect(visit()).toMatchObject({ playedMs: 15 * minute, check: { due: true } });
    expect(answer(1)).toBe("DONE");
    expect(visit()).toMatchObject({ playedMs: 0, check: { number: 2, due: false } });
  });

  it("follows the platform's clock ahead once, and real time when that clock is back", () => {
    const { visit, play, ahead, answer } = account();
    visit();
    ahead(60 * minute);
    expect(visit().check.due).toBe(true);
    answer(1);
    ahead(0);
    expect(play(59).check.due).toBe(false);
    ahead(60 * minute);
    expect(play(1).check.due).toBe(true);
  });

  it("after a pause the time of play begins anew", () => {
    const { visit, play, rest } = account();
    visit();
    play(50);
    rest(pauseMs + minute);
    expect(play(20).check.due).toBe(false);
  });
});
