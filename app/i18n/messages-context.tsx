import { createContext } from "react";
import type { MessageTree } from "./text.ts";

/** The messages that the entry (server or browser) has at hand before the first render. */
export const MessagesContext = createContext<MessageTree>({});

/** Messages and more of them. What is added to the first ones later (`messages.client.ts`) is found here, too. */
export function messagesWith(
  known: MessageTree | undefined,
  more: MessageTree | undefined,
): MessageTree {
  return Object.assign(Object.create(known ?? null), more);
}
