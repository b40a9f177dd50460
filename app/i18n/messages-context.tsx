import { createContext } from "react";
import type { MessageTree } from "./text.ts";

/** The messages that the entry (server or browser) loaded before the first render. */
export const MessagesContext = createContext<MessageTree>({});
