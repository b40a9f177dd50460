/** Attempt counters that are shared by all sessions, such as "3 failures in 30 minutes". */
export interface LimitsPort {
  /** How many failures of this key are within the window. */
  failures(key: string, windowMs: number): Promise<number>;
  /** Adds a failure and returns the new count. */
  fail(key: string, windowMs: number): Promise<number>;
  /**
   * Counts an attempt before it is made, if fewer than `most` are within the window. Concurrent attempts
   * can't exceed the limit.
   * @returns null, or how long to wait in ms
   */
  take(key: string, most: number, windowMs: number): Promise<number | null>;
  /** Removes the last attempt from the count. */
  giveBack(key: string): Promise<void>;
  /** Makes the last attempt count for `ms` longer than its window; shorter when negative. */
  prolong(key: string, ms: number): Promise<void>;
  clear(key: string): Promise<void>;
}
