/**
 * Limits a request to six open connections. The runtime would queue the seventh silently while its time limit
 * runs, so calls are queued here and time limits start with the connection. One instance per request, because
 * a queue must not outlive its request.
 */
const connections = 6;
/** Background revalidations must not delay the visitor's calls. */
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
   * Waits for a slot and returns the function that releases it (safe to call twice).
   * @param rank higher goes first; equal ranks in order of arrival
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
