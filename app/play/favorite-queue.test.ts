import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Refusal } from "~/forms/refusal/refusal.ts";
import { createFavoriteQueue } from "./favorite-queue.ts";
import type { GameRef } from "./game-ref.ts";

const game = (id: string): GameRef => ({
  id,
  vendor: "PG",
  code: id,
  type: "RNG",
  start: "FRAME",
  roomId: null,
  name: id,
});

describe("hearts", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function hearts(...answers: (Refusal | null)[]) {
    const sent: string[] = [];
    const failed: Refusal[] = [];
    const queue = createFavoriteQueue(async ({ id }, favorite) => {
      sent.push(`${id}:${favorite}`);
      return answers.shift() ?? null;
    });
    const press = (id: string, favorite = true) =>
      queue(game(id), favorite, (refusal) => failed.push(refusal));
    return { sent, failed, press };
  }

  it("K10 V57 the second within a second is sent later, not refused", async () => {
    const { sent, failed, press } = hearts();
    press("1");
    press("2");
    await vi.advanceTimersByTimeAsync(900);
    expect(sent).toEqual(["1:true"]);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toEqual(["1:true", "2:true"]);
    expect(failed).toEqual([]);
  });

  it("K10 one that is taken back while it waits is not sent", async () => {
    const { sent, press } = hearts();
    press("1");
    press("2");
    press("2", false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual(["1:true"]);
  });

  it("K10 A38 a server's short pause is waited for, a long one or a failure is told", async () => {
    const { sent, failed, press } = hearts({ kind: "throttled", retryAfterMs: 400 }, null, {
      kind: "throttled",
      retryAfterMs: 300_000,
    });
    press("1");
    await vi.advanceTimersByTimeAsync(2000);
    expect([sent, failed]).toEqual([["1:true", "1:true"], []]);
    press("2");
    await vi.advanceTimersByTimeAsync(2000);
    expect(failed).toEqual([{ kind: "throttled", retryAfterMs: 300_000 }]);
  });
});
