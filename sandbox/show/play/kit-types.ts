import type { Texts } from "./texts.ts";

/** The data of the page's script, as JSON. */
export interface ClientConfig {
  readonly kind: string;
  readonly roundUrl: string;
  readonly closeUrl: string;
  /** Where the bets of a game are read that wait for a draw or a match; empty for other games. */
  readonly betsUrl: string;
  readonly backUrl: string;
  /** Origin of the portal, the only one messages go to. */
  readonly portal: string;
  readonly locale: string;
  /** How many decimals amounts are shown with. */
  readonly decimals: number;
  readonly balance: string;
  readonly stakes: readonly number[];
  readonly texts: Texts;
  readonly data: unknown;
}

/** The server's answer to a round; amounts are decimal strings, `win` has the stake in it. */
export interface RoundAnswer<Outcome> {
  readonly roundId: string;
  /** When a pending bet settles; null for a settled round. */
  readonly settlesAt: number | null;
  readonly outcome: Outcome;
  readonly stake: string;
  readonly win: string;
  readonly balance: string;
}

/** A bet that waited or waits, as the server lists it. */
export interface WaitingBet<Outcome> {
  readonly id: string;
  readonly stake: string;
  readonly win: string;
  readonly status: string;
  readonly settlesAt: number;
  readonly outcome: Outcome;
}

/** A lottery's next draw and its last one. */
export interface DrawState {
  readonly numero: string;
  readonly drawAt: number;
  readonly last: { readonly numero: string; readonly numbers: readonly number[] } | null;
}

/** The match that bets are on now. */
export interface MatchState {
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
}

export interface BetsState {
  readonly now: number;
  readonly balance: string;
  readonly draw: DrawState | null;
  readonly match: MatchState | null;
  readonly bets: readonly WaitingBet<unknown>[];
}

/** What a kind of game does around a round. */
export interface Rules<Outcome> {
  /** The player's choice, sent as it is; undefined when there is none to make. */
  choice(): unknown;
  /** The stake was sent. */
  begin(): void;
  /** The round was refused or lost on the way. */
  abort(): void;
  /** Plays the outcome's animation, and returns the text for the list of last results. */
  show(answer: RoundAnswer<Outcome>): Promise<string>;
  /** For games with pending bets: the text for an accepted bet, and the texts of a bet in the list. */
  placed?(): void;
  word?(bet: WaitingBet<Outcome>): string;
  /** Of a lottery: its next draw; `ahead` is how far the server's clock is ahead, in ms. */
  draw?(draw: DrawState, ahead: number): void;
}

/** What every kind of game may use in the browser. */
export interface Kit {
  readonly reduced: boolean;
  readonly texts: Texts;
  find(id: string): HTMLElement;
  fill(text: string, values: Readonly<Record<string, string | number>>): string;
  money(amount: number): string;
  wait(ms: number): Promise<void>;
  say(text: string, tone?: "win" | "lose" | "warn"): void;
  play<Outcome>(rules: Rules<Outcome>): void;
}
