import { describe, expect, it, vi } from "vitest";
import { ChunkLoadError, chunkTimeout, loadChunk } from "./load-chunk.ts";

describe("loadChunk", () => {
  it("A72 retries once automatically", async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error("gone")).mockResolvedValueOnce("part");
    await expect(loadChunk(load)).resolves.toBe("part");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("E33 R53 throws ChunkLoadError with its cause after two failures", async () => {
    const load = vi.fn().mockRejectedValue(new Error("gone"));
    const error = await loadChunk(load).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ name: "ChunkLoadError", cause: { message: "gone" } });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("K29 gives up on a chunk after 120 s for each try", async () => {
    expect(chunkTimeout).toBe(120_000);
    vi.useFakeTimers();
    const load = vi.fn(() => new Promise<string>(() => undefined));
    const outcome = loadChunk(load).catch((caught: unknown) => caught);
    await vi.advanceTimersByTimeAsync(chunkTimeout - 1);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(chunkTimeout + 1);
    await expect(outcome).resolves.toBeInstanceOf(ChunkLoadError);
    vi.useRealTimers();
  });
});
