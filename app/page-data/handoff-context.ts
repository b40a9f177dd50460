import { createContext } from "react";

/** A page's whole handoff (`wholeHandoff`); null where Remix streams the data itself, and in the browser. */
export const HandoffContext = createContext<string | null>(null);
