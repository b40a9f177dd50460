/** A platform that says how long its answers may be kept. */
import type { Platform } from "../platform.ts";
import { freshUntilOf } from "./shared-cache.ts";

/** The platform, telling of each answer until when it is fresh, and 0 of a call that failed. */
export function watch(platform: Platform, tell: (freshUntil: number) => void): Platform {
  return {
    async call(row, input, options) {
      try {
        const value = await platform.call(row, input, options);
        tell(freshUntilOf(value));
        return value;
      } catch (error) {
        tell(0);
        throw error;
      }
    },
  };
}
