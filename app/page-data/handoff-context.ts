import { createContext } from "react";

/** The page's serialized data (`wholeHandoff`). Null in the browser, and if Remix streams the data itself. */
export const HandoffContext = createContext<string | null>(null);
