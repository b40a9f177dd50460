/** Observes until when the platform's answers are fresh. */
import type { Platform } from "../platform.ts";
import { freshUntilOf } from "./shared-cache.ts";

/** Returns a platform that reports the end of each answer's freshness in ms since the epoch, and 0 for a failed call. */
export function observeFreshness(
  platform: Platform,
  onFreshUntil: (freshUntil: number) => void,
): Platform {
  return {
    async call(row, input, options) {
      try {
        const value = await platform.call(row, input, options);
        onFreshUntil(freshUntilOf(value));
        return value;
      } catch (error) {
        onFreshUntil(0);
        throw error;
      }
    },
  };
}
