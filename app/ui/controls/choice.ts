import { clsx } from "clsx";

/** `chip` is one of a few filters, `tile` one of many options, `bare` a page number, `box` an answer in a form. */
export type ChoiceTone = "chip" | "tile" | "bare" | "box";

/**
 * Returns the classes of one option (`styles/looks.css`). The selected one is styled by `aria-current` or by a
 * checked box in it.
 */
export const choiceLook = (tone: ChoiceTone, className?: string): string =>
  clsx("choice", `choice-${tone}`, className);
