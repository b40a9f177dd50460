/** A least-recently-used map with a capacity in weights. */
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

  /**
   * Stores a value. A value heavier than a quarter of the capacity is not stored, because it would evict too
   * much.
   */
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
