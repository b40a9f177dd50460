/** Counts the list items that the responses used by an operation have dropped (A113). */

import { droppedItemsOf } from "../decoder/list-of.ts";
import type { GatewayContext } from "../request/context.ts";

/**
 * The same context with a counter of dropped items; a response that is used twice counts once. Names and
 * logos of vendors are loaded by the data loaders and are not counted.
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
