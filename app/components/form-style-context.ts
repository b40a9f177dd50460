import { createContext } from "react";

/** The style of the brand's form (`form-style.server.ts`). The browser has it in the page and needs no copy. */
export const FormStyleContext = createContext("");
