import { createContext } from "react";

/** The CSP nonce of the response. The browser reads it from the page. */
export const NonceContext = createContext("");
