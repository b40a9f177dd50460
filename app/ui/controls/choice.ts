import { clsx } from "clsx";

/**
 * Of what it is one: `chip` of few that filter a list, `tile` of many beside each other, `bare` of pages
 * by number, `box` of a form's answers.
 */
export type ChoiceTone = "chip" | "tile" | "bare" | "box";

/**
 * The classes of one of several things to pick from (`styles/looks.css`). The one that is picked shows by
 * what says so to those who hear the page: `aria-current`, or a box in it that is ticked.
 */
export const choiceLook = (tone: ChoiceTone, className?: string): string =>
  clsx("choice", `choice-${tone}`, className);
