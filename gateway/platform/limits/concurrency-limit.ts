/**
 * At most six connections of a request wait for headers at once; the runtime queues the seventh
 * without telling, and its time limit would run meanwhile. So we queue by ourselves and start limits
 * when a slot is taken. One instance per request: a queue that outlives its request breaks others.
 */
const connections = 6;
/** Refreshes behind a stale answer must never hold up what the visitor waits for. */
const backgroundConnections = 3;

interface Waiter {
  rank: number;
  background: boolean;
  start(release: () => void): void;
}

export class ConcurrencyLimit {
  #taken = 0;
  #background = 0;
  #queue: Waiter[] = [];

  /**
   * Waits for a slot and returns the function that gives it back (safe to call twice).
   * @param rank higher goes first; equal ranks in the order they came
   */
  take(rank: number, background = false): Promise<() => void> {
    return new Promise((start) => {
      const before = this.#queue.findIndex((waiter) => waiter.rank < rank);
      const at = before < 0 ? this.#queue.length : before;
      this.#queue.splice(at, 0, { rank, background, start });
      this.#next();
    });
  }

  #next(): void {
    while (this.#taken < connections) {
      const at = this.#queue.findIndex(
        (w) => !w.background || this.#background < backgroundConnections,
      );
      const [waiter] = at < 0 ? [] : this.#queue.splice(at, 1);
      if (!waiter) return;
      this.#taken += 1;
      if (waiter.background) this.#background += 1;
      waiter.start(this.#releaseOnce(waiter.background));
    }
  }

  #releaseOnce(background: boolean): () => void {
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#taken -= 1;
      if (background) this.#background -= 1;
      this.#next();
    };
  }
}
