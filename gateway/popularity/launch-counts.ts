/**
 * Counts launches of a brand by hour and game, and ranks the games of the last seven days (H2, decision 0038). It
 * decides synchronously, so that concurrent launches are counted one after the other.
 */

/** What is stored. Hours are numbers of hours since the epoch. */
export interface LaunchTables {
  /** Launches of the hours from `from` until before `until`, summed by game. */
  sums(from: number, until: number): { game: string; launches: number }[];
  add(hour: number, game: string): void;
  has(hour: number, game: string): boolean;
  /** How many different games an hour has. */
  gamesIn(hour: number): number;
  /** Notes a mark. Returns false if it was there, or if there are `most` of them. */
  addMark(mark: string, most: number): boolean;
  dropHoursBefore(hour: number): void;
  dropMarks(): void;
}

const hourMs = 3_600_000;
const windowHours = 7 * 24;
/** So many different games are counted in an hour; the launches of further games in this hour are not. */
const mostGamesPerHour = 2000;
/** So many launches are counted in an hour. */
const mostMarks = 50_000;
/** A game with fewer launches is not ranked: that would be chance. */
const leastLaunches = 3;
/** So many games are ranked. */
const mostRanked = 200;

export class LaunchCounts {
  readonly #tables: LaunchTables;
  /** The hour of the stored marks. Null after a start: they may be of an earlier hour. */
  #hourOfMarks: number | null;

  constructor(tables: LaunchTables, hourOfMarks: number | null = null) {
    this.#tables = tables;
    this.#hourOfMarks = hourOfMarks;
  }

  /** Removes what belongs to earlier hours. Returns true in the first call of an hour, after which all marks are new. */
  beginHour(now: number): boolean {
    const hour = Math.floor(now / hourMs);
    if (this.#hourOfMarks !== null && hour <= this.#hourOfMarks) return false;
    this.#hourOfMarks = hour;
    this.#tables.dropMarks();
    this.#tables.dropHoursBefore(hour - windowHours);
    return true;
  }

  /**
   * Counts a launch, once for each mark and hour.
   * @param mark what distinguishes visitor and game within the hour
   */
  count(game: string, mark: string, now: number): void {
    this.beginHour(now);
    const hour = Math.floor(now / hourMs);
    const tables = this.#tables;
    if (!tables.has(hour, game) && tables.gamesIn(hour) >= mostGamesPerHour) return;
    if (tables.addMark(mark, mostMarks)) tables.add(hour, game);
  }

  /**
   * Ids of the games by their launches of the seven days that ended with the last whole hour, the most first. It
   * changes once an hour, so that the pages of a list fit together (A30). A brand's first hours count at once.
   */
  ranking(now: number): string[] {
    const hour = Math.floor(now / hourMs);
    const whole = this.#ranked(hour);
    return whole.length > 0 ? whole : this.#ranked(hour + 1);
  }

  /** The same for the seven days that ended with the last midnight (UTC): it changes once a day. */
  dailyRanking(now: number): string[] {
    return this.#ranked(Math.floor(now / (24 * hourMs)) * 24);
  }

  #ranked(until: number): string[] {
    return this.#tables
      .sums(until - windowHours, until)
      .filter(({ launches }) => launches >= leastLaunches)
      .sort((a, b) => b.launches - a.launches || (a.game < b.game ? -1 : 1))
      .slice(0, mostRanked)
      .map(({ game }) => game);
  }
}

/** Tables in memory, for tests. */
export function launchTablesInMemory(): LaunchTables {
  const counts = new Map<number, Map<string, number>>();
  const marks = new Set<string>();
  return {
    sums(from, until) {
      const sums = new Map<string, number>();
      for (const [hour, games] of counts) {
        if (hour < from || hour >= until) continue;
        for (const [game, launches] of games) sums.set(game, (sums.get(game) ?? 0) + launches);
      }
      return [...sums].map(([game, launches]) => ({ game, launches }));
    },
    add(hour, game) {
      const games = counts.get(hour) ?? new Map<string, number>();
      games.set(game, (games.get(game) ?? 0) + 1);
      counts.set(hour, games);
    },
    has: (hour, game) => counts.get(hour)?.has(game) ?? false,
    gamesIn: (hour) => counts.get(hour)?.size ?? 0,
    addMark(mark, most) {
      if (marks.has(mark) || marks.size >= most) return false;
      marks.add(mark);
      return true;
    },
    dropHoursBefore(hour) {
      for (const known of counts.keys()) if (known < hour) counts.delete(known);
    },
    dropMarks: () => marks.clear(),
  };
}
