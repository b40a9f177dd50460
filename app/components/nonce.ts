import { createContext } from "react";

/** The CSP nonce of this answer; empty in the browser, where it is neither known nor needed. */
export const NonceContext = createContext("");
