import type { RoundKind } from "../../domains/games/round-kind.ts";

export interface GameOnPage {
  readonly nodeId: number;
  readonly gameName: string;
  readonly vendorName: string;
  readonly gameType: string;
  readonly vassalage: string;
  /** Path or address of the cover; its parameter `n`, when there is one, names the motif. */
  readonly iconUrl: string;
}

export interface GamePage {
  readonly ticket: string;
  readonly game: GameOnPage;
  readonly kind: RoundKind;
  /** The smallest and the largest bet, in minor units. */
  readonly limits: { readonly min: number; readonly max: number };
  /** Whether bets stay pending for a while. */
  readonly waits: boolean;
  /** A lottery's balls and payouts, a slot's lines and table, a sports room's timetable; null for other games. */
  readonly data: unknown;
  readonly trial: boolean;
  /** Decimal string. */
  readonly balance: string;
  readonly currency: string;
  /** Platform code; one without texts reads English. */
  readonly language: string;
  readonly world: string;
  /** Where the portal waits: http or https, else the page has no way back but the frame's own. */
  readonly backUrl: string;
}
