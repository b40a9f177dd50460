import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DayBars } from "./day-bars.tsx";

const drawn = (values: number[]) => {
  const days = values.map((value, at) => ({
    day: `d${at}`,
    name: `Nov ${at + 1}`,
    value,
    amount: `$${value}`,
  }));
  const html = renderToStaticMarkup(<DayBars label="Profit by day" days={days} />);
  return {
    said: [...html.matchAll(/>([^<>]+)</g)].map(([, text]) => text),
    bars: [...html.matchAll(/bg-(gain|danger)" style="top:(\d+)%;height:([^"]+)"/g)].map(
      ([, colour, top, height]) => [colour, top, height],
    ),
  };
};

it("U27h a chart of days labels its highest and lowest value, its first and last day, and zero", () => {
  const { said, bars } = drawn([10, -30, 0]);
  expect(said).toEqual(["$10", "$-30", "Nov 1", "Nov 3"]);
  expect(bars).toEqual([
    ["gain", "0", "max(25%, 2px)"],
    ["danger", "25", "max(75%, 2px)"],
    ["gain", "25", "0"],
  ]);
  expect(drawn([-1, -2]).said, "nothing was won").toEqual(["$-2", "Nov 1", "Nov 2"]);
});
