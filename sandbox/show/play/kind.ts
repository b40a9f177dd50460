import type { ClientConfig, Kit } from "./kit-types.ts";
import type { Texts } from "./texts.ts";

/** One kind of game: its stage, its controls, its style and its script. */
export interface Kind {
  readonly action: keyof Texts;
  readonly css: string;
  /** Markup of the stage, and of the controls beside the stake. */
  stage(texts: Texts): string;
  controls(texts: Texts): string;
  /** Markup below "How to play"; `waits` where bets stay pending for a while, `data` is the page's. */
  rules(texts: Texts, waits: boolean, data: unknown): string;
  /** What its script needs; a page with data of its own replaces it. */
  readonly data: unknown;
  /** Travels to the browser as text, see `startKit`. */
  readonly client: (kit: Kit, config: ClientConfig) => void;
}
