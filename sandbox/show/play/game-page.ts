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
  /** The smallest and the largest bet, in minor units; null for games without limits of their own. */
  readonly limits: { readonly min: number; readonly max: number } | null;
  /** Whether bets stay pending for a while. */
  readonly waits: boolean;
  /** Of a lottery: its balls, and what each pick pays in stakes. */
  readonly lottery: unknown;
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
