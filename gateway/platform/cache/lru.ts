/** A map that forgets what was used longest ago once the weights exceed its capacity. */
export class Lru<T> {
  #entries = new Map<string, { value: T; weight: number }>();
  #weight = 0;

  constructor(readonly capacity: number) {}

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Keeps a value. One heavier than a quarter of the capacity is not worth what it would push out. */
  set(key: string, value: T, weight: number): void {
    this.delete(key);
    if (weight > Math.max(1, this.capacity / 4)) return;
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.capacity) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
  }
}
