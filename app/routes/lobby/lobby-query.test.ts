import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageNumbers } from "~/ui/pager/list-pager.tsx";
import { moreOf, mostPages } from "~/ui/pager/list-pages.ts";
import { readTyped } from "../../../brands/typed/text-kinds.ts";
import { lobbyHref, pageSize, readLobbyQuery, windowsOf } from "./lobby-query.ts";

const read = (search: string) => readLobbyQuery(new URLSearchParams(search));

describe("the address of a category page", () => {
  it("R23 reads page=hotSlots as the hot games", () => {
    expect(read("page=hotSlots")).toMatchObject({ classKey: "HOT", from: 1, to: 1 });
  });

  it("C26 reads class, vendors, search, stake and lines", () => {
    expect(
      read("class=MEGAWAY&vendor=PG,JL&q=%20dragon%20&bet=5&lines=25&sort=rtp&page=3"),
    ).toMatchObject({
      classKey: "MEGAWAY",
      vendors: ["PG", "JL"],
      search: "dragon",
      minBet: 5,
      minLines: 25,
      sort: "RTP",
      from: 3,
      to: 3,
    });
  });

  it("takes nonsense for nothing", () => {
    expect(read("vendor=PG&vendor=JL,PG").vendors).toEqual(["PG", "JL"]);
    const nonsense = read(
      "sort=x&class=a%20b&vendor=../x,&bet=-1&lines=1e9&page=0-x&dealer=Korean!&seats=1&day=1",
    );
    expect(nonsense).toEqual(read(""));
  });

  it("K9 shows whole slides of nine on each page", () => {
    expect(pageSize % 9).toBe(0);
  });

  it("reads back whatever it writes", () => {
    const query = fc.record({
      classKey: fc.constantFrom(null, "HOT", "MEGAWAY"),
      vendors: fc.uniqueArray(fc.constantFrom("PG", "JL", "EG3", "TCG_SEA")),
      search: fc.string({ maxLength: 30 }).map((text) => readTyped("SEARCH", text)),
      minBet: fc.constantFrom(null, 1, 10),
      minLines: fc.constantFrom(null, 20),
      sort: fc.constantFrom(null, "NAME" as const, "NEWEST" as const),
      dealer: fc.constantFrom(null, "ko", "zh-TW"),
      freeSeats: fc.boolean(),
      theme: fc.constantFrom(null, "MYTHS"),
      feature: fc.constantFrom(null, "JACKPOT"),
      sport: fc.constantFrom(null, "Football", "e스포츠"),
      league: fc.constantFrom(null, "Cup & league"),
      day: fc.constantFrom(null, "2026-11-28"),
      from: fc.integer({ min: 1, max: 400 }),
      span: fc.integer({ min: 0, max: mostPages - 1 }),
    });
    fc.assert(
      fc.property(query, ({ span, ...rest }) => {
        const whole = { ...rest, to: rest.from + span };
        const href = lobbyHref("/rng", whole, { from: whole.from, to: whole.to });
        const { pathname, searchParams } = new URL(href, "https://portal.invalid");
        expect(pathname).toBe("/rng");
        expect(readLobbyQuery(searchParams)).toEqual(whole);
      }),
    );
  });

  it("S21 goes back to the first page when a filter changes", () => {
    expect(lobbyHref("/rng", read("page=4&q=sea"), { classKey: "NEW" })).toBe(
      "/rng?class=NEW&q=sea",
    );
  });
});

describe("paging by offset (A29, A30)", () => {
  it("S21 'more' adds one page, and moves on once the address is full", () => {
    expect(moreOf({ from: 1, to: 1 })).toEqual({ from: 1, to: 2 });
    expect(moreOf({ from: 1, to: mostPages })).toEqual({ from: mostPages + 1, to: mostPages + 1 });
  });

  it("A30 covers the pages without a gap, a repeat or more than a hundred at once", () => {
    const pages = fc.record({
      from: fc.integer({ min: 1, max: 200 }),
      span: fc.nat(mostPages - 1),
    });
    fc.assert(
      fc.property(pages, fc.constantFrom(pageSize, 20), ({ from, span }, size) => {
        const windows = windowsOf({ from, to: from + span }, size);
        let next = (from - 1) * size;
        for (const { offset, limit } of windows) {
          expect(offset).toBe(next);
          expect(limit).toBeLessThanOrEqual(100);
          next += limit;
        }
        expect(next).toBe((from + span) * size);
      }),
    );
  });

  it("shows the ends, the neighbours and the gaps of a pager", () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(1, 278)).toEqual([1, 2, -278, 278]);
    expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageNumbers(100, 278)).toEqual([1, -99, 99, 100, 101, -278, 278]);
  });
});
