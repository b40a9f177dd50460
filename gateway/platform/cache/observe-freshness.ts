/** Observes until when the responses of a platform client are fresh. */
import type { Platform } from "../platform.ts";
import { freshUntilOf } from "./shared-cache.ts";

/**
 * The platform client with a callback that receives the end of each response's TTL, and 0 for a failed call. The
 * failure of an optional call is not reported.
 */
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
        if (!options?.optional) onFreshUntil(0);
        throw error;
      }
    },
  };
}
