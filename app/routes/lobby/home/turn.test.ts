import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bannerStands, bannerTurns, scrollTo } from "./turn.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) =>
    setTimeout(() => draw(performance.now()), 16),
  );
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const row = (scrollLeft: number) => {
  const view = { scrollLeft, dataset: {} as Record<string, string> };
  return { view, element: view as unknown as HTMLElement };
};

it("K18 K19 a banner stays 5 s, and its turn ends after 1 s, not before", () => {
  const { view, element } = row(0);
  const done = vi.fn();
  scrollTo(element, 800, bannerTurns, done);
  expect("turning" in view.dataset).toBe(true);
  vi.advanceTimersByTime(500);
  expect(view.scrollLeft).toBeGreaterThan(300);
  expect(view.scrollLeft).toBeLessThan(500);
  vi.advanceTimersByTime(450);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(80);
  expect(view.scrollLeft).toBe(800);
  expect(done).toHaveBeenCalledOnce();
  expect("turning" in view.dataset).toBe(false);
  expect([bannerStands, bannerTurns]).toEqual([5000, 1000]);
});

it("K19 a turn that is stopped stays where it is", () => {
  const { view, element } = row(800);
  const done = vi.fn();
  const stop = scrollTo(element, 0, bannerTurns, done);
  vi.advanceTimersByTime(400);
  stop();
  const at = view.scrollLeft;
  vi.advanceTimersByTime(2000);
  expect(view.scrollLeft).toBe(at);
  expect(at).toBeGreaterThan(0);
  expect(done).not.toHaveBeenCalled();
});
