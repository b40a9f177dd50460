/** What an operation could not show: list items of the platform that its answer has lost (A113). */

import { droppedItemsOf } from "../platform/decoder/list-of.ts";
import type { GatewayContext } from "../request/context.ts";

/**
 * The same context, counting what the lists of the answers to its calls have dropped; an answer that is asked
 * for twice counts once. What decorates (names and logos of vendors) comes by the loaders and is not counted.
 */
export function countDroppedItems(context: GatewayContext) {
  const seen = new Set<unknown>();
  let dropped = 0;
  const counted: GatewayContext = {
    ...context,
    platform: {
      async call(row, input, options) {
        const value = await context.platform.call(row, input, options);
        if (!seen.has(value)) dropped += droppedItemsOf(value);
        seen.add(value);
        return value;
      },
    },
  };
  return { context: counted, dropped: () => dropped };
}
