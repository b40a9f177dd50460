import { expect, it, vi } from "vitest";
import { queueSubmits, releaseQueuedSubmit } from "./queued-submit.ts";

it("S22 a page that is alive already keeps no press", () => {
  const addEventListener = vi.fn();
  vi.stubGlobal("addEventListener", addEventListener);
  vi.stubGlobal("window", {});
  const hold = new Function(`(${queueSubmits})()`);
  releaseQueuedSubmit();
  hold();
  expect(addEventListener).not.toHaveBeenCalled();
  vi.stubGlobal("window", {});
  hold();
  expect(addEventListener).toHaveBeenCalledWith("submit", expect.any(Function), true);
  vi.unstubAllGlobals();
});
