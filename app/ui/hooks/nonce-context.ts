import { createContext } from "react";

/** The CSP nonce of this answer. The browser reads it back from the page it was given. */
export const NonceContext = createContext("");
