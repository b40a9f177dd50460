/** A time limit across several awaits. Created per attempt, because timers may not live in module scope. */
export class Deadline {
  #controller = new AbortController();
  #timer: ReturnType<typeof setTimeout>;
  #passed: Promise<never>;
  expired = false;

  constructor(ms: number) {
    let refuse: (reason: Error) => void = () => undefined;
    this.#passed = new Promise((_, reject) => {
      refuse = reject;
    });
    this.#timer = setTimeout(() => {
      this.expired = true;
      refuse(new Error("time limit passed"));
      this.#controller.abort();
    }, ms);
    // Prevents an unhandled rejection when nothing is waiting.
    this.#passed.catch(() => undefined);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Rejects when the limit passes first, also when `work` ignores the signal. */
  race<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.#passed]);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
