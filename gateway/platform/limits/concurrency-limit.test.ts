import { describe, expect, it } from "vitest";
import { ConcurrencyLimit } from "./concurrency-limit.ts";

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function recorder(slots: ConcurrencyLimit) {
  const started: string[] = [];
  const releases = new Map<string, () => void>();
  const take = (name: string, rank: number, background = false) => {
    slots.take(rank, background).then((release) => {
      started.push(name);
      releases.set(name, release);
    });
  };
  const release = (name: string) => releases.get(name)?.();
  return { started, take, release };
}

describe("connection slots of a request", () => {
  it("allows six calls to wait for headers, and the seventh after one has finished", async () => {
    const { started, take, release } = recorder(new ConcurrencyLimit());
    for (let i = 1; i <= 8; i += 1) take(`call ${i}`, 1500);
    await settled();
    expect(started).toHaveLength(6);
    release("call 2");
    release("call 2");
    await settled();
    expect(started).toHaveLength(7);
    expect(started.at(-1)).toBe("call 7");
  });

  it("starts queued calls by rank, equal ranks in order", async () => {
    const { started, take, release } = recorder(new ConcurrencyLimit());
    for (let i = 1; i <= 6; i += 1) take(`first ${i}`, 1500);
    take("public a", 1500);
    take("money", 15_000);
    take("public b", 1500);
    take("personal", 2000);
    for (let i = 1; i <= 4; i += 1) release(`first ${i}`);
    await settled();
    for (let i = 1; i <= 4; i += 1) release(`first ${i}`);
    await settled();
    expect(started.slice(6)).toEqual(["money", "personal", "public a", "public b"]);
  });

  it("reserves half of the slots for calls that visitors wait for", async () => {
    const { started, take } = recorder(new ConcurrencyLimit());
    for (let i = 1; i <= 5; i += 1) take(`refresh ${i}`, -1, true);
    await settled();
    expect(started).toEqual(["refresh 1", "refresh 2", "refresh 3"]);
    for (let i = 1; i <= 4; i += 1) take(`call ${i}`, 1500);
    await settled();
    expect(started.slice(3)).toEqual(["call 1", "call 2", "call 3"]);
  });
});
