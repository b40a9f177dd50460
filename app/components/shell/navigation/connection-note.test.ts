import { expect, it, vi } from "vitest";
import { holdUnsent } from "./connection-note.tsx";

it.each([
  [true, 0],
  [false, 1],
])(
  "A143 E12 a form that is sent with a network (%s) goes on; without one it stays",
  (online, held) => {
    const event = { preventDefault: vi.fn(), stopImmediatePropagation: vi.fn() };
    const hold = vi.fn();
    holdUnsent(event, hold, online);
    for (const call of [event.preventDefault, event.stopImmediatePropagation, hold]) {
      expect(call).toHaveBeenCalledTimes(held);
    }
  },
);
