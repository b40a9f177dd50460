/** Replaces `react-dom` in the Worker, where no document exists (`replacements.ts`). */
import type { ReactNode } from "react";

export const flushSync = <Value>(run: () => Value): Value => run();
export const createPortal = (_children: ReactNode) => null;
export default { flushSync, createPortal };
