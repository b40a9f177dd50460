/** Help organisations that several market files name (G27, H9). */
import type { Helpline } from "./market.ts";

/** Helps in many languages, wherever a visitor is. */
export const gamblingTherapy: Helpline = {
  name: "Gambling Therapy",
  lang: "en",
  url: "https://www.gamblingtherapy.org/",
  languages: ["en"],
};
