import { expect, it, vi } from "vitest";
import { bannerStands, bannerTurns, scrollTo } from "./turn.ts";

/** A row at a place, and the one animation of its list, which the test moves on. */
function row(scrollLeft: number) {
  const animation = Object.assign(new EventTarget(), {
    progress: 0 as number | null,
    effect: { getComputedTiming: () => ({ progress: animation.progress }) },
    cancel: vi.fn(() => {
      animation.progress = null;
    }),
  });
  const animate = vi.fn((_frames: Keyframe[], _timing: KeyframeAnimationOptions) => animation);
  const view = {
    scrollLeft,
    dataset: {} as Record<string, string>,
    firstElementChild: { animate },
  };
  return { view, animation, animate, element: view as unknown as HTMLElement };
}

it("K18 K19 a banner stays 5 s and turns in 1 s, then the row is where the turn led", () => {
  const { view, element, animation, animate } = row(400);
  const done = vi.fn();
  scrollTo(element, 800, bannerTurns, done);
  const [frames, timing] = animate.mock.lastCall ?? [];
  expect(frames?.at(-1)).toEqual({ transform: "translateX(-400px)" });
  expect(timing).toMatchObject({ duration: 1000, fill: "forwards" });
  expect("turning" in view.dataset).toBe(true);
  expect(view.scrollLeft).toBe(400);
  expect(done).not.toHaveBeenCalled();
  animation.dispatchEvent(new Event("finish"));
  expect(view.scrollLeft).toBe(800);
  expect(animation.cancel).toHaveBeenCalledOnce();
  expect(done).toHaveBeenCalledOnce();
  expect("turning" in view.dataset).toBe(false);
  expect([bannerStands, bannerTurns]).toEqual([5000, 1000]);
});

it("K19 a turn that is stopped stays where it is, and stopping it again moves nothing", () => {
  const { view, element, animation } = row(800);
  const done = vi.fn();
  const stop = scrollTo(element, 0, bannerTurns, done);
  animation.progress = 0.25;
  stop();
  expect(view.scrollLeft).toBe(600);
  expect("turning" in view.dataset).toBe(false);
  view.scrollLeft = 400;
  stop();
  expect(view.scrollLeft).toBe(400);
  expect(done).not.toHaveBeenCalled();
});
