import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Refusal } from "~/forms/refusal/refusal.ts";
import type { GameRef } from "~/play/game-ref.ts";
import { createFavoriteQueue } from "./favorite-queue.ts";

const game = (id: string): GameRef => ({
  id,
  vendor: "PG",
  code: id,
  type: "RNG",
  start: "FRAME",
  roomId: null,
  name: id,
});

describe("the queue of favourites", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function recordQueue(...answers: (Refusal | null)[]) {
    const sent: string[] = [];
    const failed: Refusal[] = [];
    const queue = createFavoriteQueue(async ({ id }, favorite) => {
      sent.push(`${id}:${favorite}`);
      return answers.shift() ?? null;
    });
    const toggle = (id: string, favorite = true) =>
      queue(game(id), favorite, (refusal) => failed.push(refusal));
    return { sent, failed, toggle };
  }

  it("K10 V57 a second favourite within one second is sent later, not refused", async () => {
    const { sent, failed, toggle } = recordQueue();
    toggle("1");
    toggle("2");
    await vi.advanceTimersByTimeAsync(900);
    expect(sent).toEqual(["1:true"]);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toEqual(["1:true", "2:true"]);
    expect(failed).toEqual([]);
  });

  it("K10 a favourite that is undone while it waits is not sent", async () => {
    const { sent, toggle } = recordQueue();
    toggle("1");
    toggle("2");
    toggle("2", false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual(["1:true"]);
  });

  it("K10 A38 waits for a short pause of the server; reports a long pause or a failure", async () => {
    const { sent, failed, toggle } = recordQueue({ kind: "throttled", retryAfterMs: 400 }, null, {
      kind: "throttled",
      retryAfterMs: 300_000,
    });
    toggle("1");
    await vi.advanceTimersByTimeAsync(2000);
    expect([sent, failed]).toEqual([["1:true", "1:true"], []]);
    toggle("2");
    await vi.advanceTimersByTimeAsync(2000);
    expect(failed).toEqual([{ kind: "throttled", retryAfterMs: 300_000 }]);
  });
});
