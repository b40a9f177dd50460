import { describe, expect, it } from "vitest";
import { storeInMemory } from "../../testing/account-store.ts";
import type { Limit, LimitKind } from "../limits/limit.ts";
import type { LimitPeriod } from "../limits/limit-windows.ts";
import { heldLimits } from "../limits/platform-limits.ts";
import { PlayLimits, type PlayMoment } from "./play-limits.ts";

const gmtOffset = "+09:00";
/** Noon of a Tuesday in the zone. */
const noon = Date.parse("2026-11-24T03:00:00Z");
const minute = 60_000;
const midnight = noon + 12 * 60 * minute;

function account(...limits: [LimitKind, LimitPeriod, string][]) {
  let now = noon;
  const rules = limits.map(
    ([kind, period, amount]): Limit => ({ kind, period, amount, since: 0, request: null }),
  );
  const play = new PlayLimits(storeInMemory(), {
    held: (at, zone) => heldLimits(rules, null, at, zone),
    takePlatformDue: () => false,
  });
  const read = (...days: [string, string, string][]) => ({
    from: Date.parse("2026-10-31T15:00:00Z"),
    readAt: now,
    days: days.map(([day, stake, win]) => ({ day, stake, win })),
  });
  const send = (
    moment: PlayMoment,
    results: ReturnType<typeof read> | "UNREADABLE" | null = null,
  ) => play.checkPlay({ moment, now, gmtOffset, results });
  return {
    send,
    read,
    played: () => play.playedMs(now, gmtOffset) / minute,
    pass(ms: number) {
      now += ms;
    },
  };
}

describe("G1 G7 a limit on net loss", () => {
  it("without one, nothing is read", () => {
    expect(account().send("LAUNCH")).toEqual({ state: "OPEN" });
    expect(account(["DEPOSIT", "DAY", "1"]).send("LAUNCH")).toEqual({ state: "OPEN" });
  });

  it("closes play when stakes less returns reach it, until its window ends", () => {
    const { send, read } = account(["NET_LOSS", "DAY", "50.00"], ["NET_LOSS", "WEEK", "80.00"]);
    expect(send("LAUNCH").state).toBe("RECORDS_NEEDED");
    expect(send("LAUNCH", read(["2026-11-24", "149.99", "100.00"]))).toMatchObject({
      state: "OPEN",
    });
    expect(send("LAUNCH", read(["2026-11-24", "150.00", "100.00"]))).toEqual({
      state: "CLOSED",
      kind: "NET_LOSS",
      period: "DAY",
      until: midnight,
    });
    const week = read(
      ["2026-11-22", "500", "0"],
      ["2026-11-23", "30", "0"],
      ["2026-11-24", "50", "0"],
    );
    expect(send("LAUNCH", week)).toMatchObject({ period: "WEEK" });
    const sunday = read(["2026-11-22", "500", "0"], ["2026-11-24", "49", "0"]);
    expect(send("LAUNCH", sunday)).toMatchObject({ state: "OPEN" });
  });

  it("G6 says what is left of each limit, and that it is unknown without records", () => {
    const { send, read, pass } = account(
      ["NET_LOSS", "DAY", "50.00"],
      ["NET_LOSS", "WEEK", "80.00"],
      ["SESSION_TIME", "DAY", "30"],
      ["DEPOSIT", "DAY", "1.00"],
    );
    const left = (answer: ReturnType<typeof send>) =>
      answer.state === "OPEN" ? answer.left?.map(({ period, left }) => [period, left]) : answer;
    const days = (day: string | null, week: string | null, minutes: string) => [
      ["DAY", day],
      ["WEEK", week],
      ["DAY", minutes],
    ];
    expect(left(send("LAUNCH", "UNREADABLE"))).toEqual(days(null, null, "30"));
    const lost = read(["2026-11-23", "60", "0"], ["2026-11-24", "10", "70"]);
    expect(left(send("LAUNCH", lost))).toEqual(days("50.00", "80.00", "30"));
    pass(90_000);
    const more = read(["2026-11-24", "49.50", "0"]);
    expect(left(send("PLAYING", more))).toEqual(days("0.50", "30.50", "30"));
    send("PLAYING");
    pass(2 * minute);
    send("PLAYING");
    expect(left(send("PLAYING", more))).toEqual(days("0.50", "30.50", "28"));
  });

  it("reads records once a minute at most, for all games of the account", () => {
    const { send, read, pass } = account(["NET_LOSS", "DAY", "50.00"]);
    send("LAUNCH");
    expect(send("LAUNCH", read(["2026-11-24", "60", "0"])).state).toBe("CLOSED");
    pass(minute - 1);
    expect(send("TRANSFER").state).toBe("CLOSED");
    pass(1);
    expect(send("PLAYING").state).toBe("RECORDS_NEEDED");
    // Who asks while they are read has the answer of the last reading.
    expect(send("PLAYING").state).toBe("CLOSED");
    expect(send("PLAYING", read(["2026-11-24", "60", "20"]))).toMatchObject({ state: "OPEN" });
  });

  it("goes on when nothing can be read, and stays closed by what was read before", () => {
    const { send, read, pass } = account(["NET_LOSS", "DAY", "50.00"]);
    send("LAUNCH");
    expect(send("LAUNCH", "UNREADABLE")).toMatchObject({ state: "OPEN" });
    send("LAUNCH", read(["2026-11-24", "60", "0"]));
    pass(2 * minute);
    expect(send("LAUNCH").state).toBe("RECORDS_NEEDED");
    expect(send("LAUNCH", "UNREADABLE").state).toBe("CLOSED");
    pass(12 * 60 * minute);
    expect(send("LAUNCH", "UNREADABLE")).toMatchObject({ state: "OPEN" });
  });
});

describe("G1 G7 a limit on time", () => {
  it("counts minutes with a game open once, however many games and launches there are", () => {
    const { send, played, pass } = account(["SESSION_TIME", "DAY", "3"]);
    send("LAUNCH");
    for (let checks = 0; checks < 2; checks += 1) {
      pass(minute / 2);
      send("LAUNCH");
      pass(minute / 2);
      expect(send("PLAYING")).toMatchObject({ state: "OPEN" });
      send("PLAYING");
    }
    expect(played()).toBe(2);
    pass(minute);
    expect(send("PLAYING")).toEqual({
      state: "CLOSED",
      kind: "SESSION_TIME",
      period: "DAY",
      until: midnight,
    });
    expect(send("LAUNCH").state).toBe("CLOSED");
    expect(send("TRANSFER").state).toBe("CLOSED");
  });

  it("counts no time between games, a minute after a silence, and begins anew at midnight", () => {
    const { send, played, pass } = account(["SESSION_TIME", "DAY", "60"]);
    send("LAUNCH");
    pass(60 * minute);
    send("LAUNCH");
    expect(played()).toBe(0);
    pass(10 * minute);
    send("PLAYING");
    expect(played()).toBe(1);
    pass(midnight - noon - 70 * minute + minute / 2);
    expect(played()).toBe(0);
    send("PLAYING");
    expect(played()).toBe(0.5);
  });
});

describe("G7 a clock that goes back", () => {
  const day = 24 * 60 * minute;

  it("opens no game that the time of the later day has closed, until that day is over", () => {
    const { send, pass, played } = account(["SESSION_TIME", "DAY", "2"]);
    send("LAUNCH");
    for (let minutes = 0; minutes < 2; minutes += 1) {
      pass(minute);
      send("PLAYING");
    }
    pass(-day);
    expect(send("LAUNCH")).toMatchObject({ state: "CLOSED", until: midnight });
    expect(played()).toBe(2);
    pass(2 * day);
    expect(send("LAUNCH").state).toBe("OPEN");
  });

  it("keeps net loss of the later window, and reads as far as that; one from beyond a month counts nowhere", () => {
    const { send, pass, read } = account(["NET_LOSS", "DAY", "50"]);
    send("LAUNCH");
    expect(send("LAUNCH", read(["2026-11-24", "60", "0"]))).toMatchObject({ state: "CLOSED" });
    pass(-day);
    expect(send("LAUNCH")).toMatchObject({ state: "RECORDS_NEEDED", to: noon });
    const both = read(["2026-11-23", "10", "0"], ["2026-11-24", "60", "0"]);
    expect(send("LAUNCH", both)).toMatchObject({ state: "CLOSED", until: midnight });
    pass(-40 * day);
    expect(send("LAUNCH", "UNREADABLE").state).toBe("OPEN");
  });
});
