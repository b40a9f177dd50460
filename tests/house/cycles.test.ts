import { describe, expect, it } from "vitest";
import { type Arrow, arrowsOf, sourcesIn } from "./sources.ts";

/** Modules that must have no import cycle. */
const rooms = ["gateway", "sandbox"];

/** Groups of files that import each other, each with its imports within the group (Tarjan). */
function cyclesIn(arrows: readonly Arrow[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of arrows) next.set(from, [...(next.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string) => {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    stack.push(file);
    for (const to of next.get(file) ?? []) {
      if (!order.has(to)) visit(to);
      if (stack.includes(to)) {
        lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(to) ?? 0));
      }
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1 || next.get(file)?.includes(file)) found.push(group.sort());
  };
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return found;
}

/** The sandbox writes imports without the extension. */
const named = (sources: ReadonlySet<string>) => (arrow: Arrow) => {
  const to = [arrow.to, `${arrow.to}.ts`, `${arrow.to}/index.ts`].find((path) => sources.has(path));
  return to === undefined ? [] : [{ ...arrow, to }];
};

describe("imports without cycles", () => {
  it.each(rooms)("%s has no cycle of runtime imports", (room) => {
    const sources = sourcesIn([room], /\.tsx?$/);
    const arrows = sources.flatMap(arrowsOf).flatMap(named(new Set(sources)));
    expect(arrows.length).toBeGreaterThan(50);
    expect(cyclesIn(arrows.filter(({ typeOnly }) => !typeOnly))).toEqual([]);
  });

  it("finds a cycle", () => {
    const arrow = (from: string, to: string) => ({ from, to, typeOnly: false });
    const ring = [arrow("a", "b"), arrow("b", "c"), arrow("c", "a"), arrow("c", "d")];
    expect(cyclesIn(ring)).toEqual([["a", "b", "c"]]);
    expect(cyclesIn(ring.slice(1))).toEqual([]);
    expect(cyclesIn([arrow("a", "a")])).toEqual([["a"]]);
  });
});
