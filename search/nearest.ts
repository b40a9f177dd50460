/** What is offered where nothing matches (Q4, H16): pages of similar names, and games of what the query seems to mean. */
import { prepareQuery } from "./matches.ts";
import { pairsOf } from "./need-matches.ts";
import type { SearchOptions } from "./results.ts";
import type { SearchEntry, SearchIndex } from "./search-index.ts";
import { mostSimilar, type Traits } from "./similar.ts";
import { canonical } from "./text/canonical.ts";
import { typingErrors } from "./text/edit-distance.ts";
import { fold, spelled, wordsOf } from "./text/fold.ts";
import { bitsOf, letterBits } from "./text/letter-bits.ts";

/** The share of pairs of letters from which on names are similar. */
const likeNames = 0.5;
/** Shorter words mean nothing within others. */
const shortestPart = 4;
/** A word means what so large a share of the games with it have in common, if it is rarer among all games. */
const common = { share: 0.6, rarer: 1.5 };
/** What the name of a theme or mechanic counts, and a word of names that is in the query, or is like it. */
const weights = { name: 3, part: 2, like: 1 };

/** Returns what is near: pages and providers by their names, then similar games, popular ones first. */
export function nearest(
  index: SearchIndex,
  query: string,
  allows: (at: number) => boolean,
  { limit, kind, first }: SearchOptions,
): SearchEntry[] {
  const named = kind === "game" ? [] : nearNames(index, query, allows, { limit, kind });
  const wanted = kind === undefined || kind === "game" ? meaningOf(index, query, first) : null;
  if (!wanted) return named;
  const games = index.entries.filter(
    (entry, at) => entry.kind === "game" && !entry.unavailable && allows(at),
  );
  return [...named, ...mostSimilar(wanted, games, traitsOf, limit)].slice(0, limit);
}

const traitsOf = ({ types, theme, mechanics }: SearchEntry): Traits => ({
  type: types?.[0] ?? null,
  theme: theme ?? null,
  mechanics: mechanics ?? [],
});

/** Entries besides games whose names share the most pairs of letters with the query. */
function nearNames(
  index: SearchIndex,
  query: string,
  allows: (at: number) => boolean,
  { limit, kind }: Pick<SearchOptions, "limit" | "kind">,
) {
  const { squashed: text } = prepareQuery(query);
  const typed = pairsOf(text);
  const letters = letterBits(text);
  const fewest = bitsOf(letters) / 2;
  if (typed.size === 0) return [];
  const scores = new Map<number, number>();
  for (const { entry, squashed, letters: known } of index.names) {
    // Names with less than half of the letters can't be near.
    if (bitsOf(letters & known) < fewest) continue;
    const found = index.entries[entry]?.kind;
    if (found === "game" || (kind !== undefined && found !== kind) || !allows(entry)) continue;
    let shared = 0;
    for (let at = 0; at + 1 < squashed.length; at++) {
      if (typed.has(squashed.slice(at, at + 2))) shared += 1;
    }
    const score = (2 * shared) / (typed.size + squashed.length - 1);
    if (score > (scores.get(entry) ?? likeNames)) scores.set(entry, score);
  }
  return [...scores]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, limit)
    .flatMap(([at]) => index.entries[at] ?? []);
}

/** Votes for each trait, the type's by code. */
type Votes = Record<keyof Traits, Map<string, number>>;

/**
 * The type, theme and mechanics that words of the query stand for: by the names that the platform gives them, and by
 * what most games have in common whose names have such a word. Null where no word stands for anything.
 */
function meaningOf(index: SearchIndex, query: string, first: string | undefined): Traits | null {
  const typed = prepareQuery(query).words.map(({ text }) => text);
  const votes: Votes = { type: new Map(), theme: new Map(), mechanics: new Map() };
  for (const [trait, names] of [
    ["theme", index.traits.themes],
    ["mechanics", index.traits.mechanics],
  ] as const) {
    for (const [key, name] of Object.entries(names)) {
      const words = wordsOf(fold(name)).map((word) => spelled(canonical(word)));
      if (words.some((word) => typed.some((each) => isPart(each, word) || isLike(each, word))))
        vote(votes[trait], key, weights.name);
    }
  }
  const shares = sharesOf(index, index.entries.keys());
  for (const word of index.words) {
    if (word.latin || word.text.length < shortestPart) continue;
    const weight = typed.some((each) => isPart(each, word.text))
      ? weights.part
      : typed.some((each) => isLike(each, word.text))
        ? weights.like
        : 0;
    if (weight === 0) continue;
    const own = sharesOf(
      index,
      word.in.flatMap((at) => index.names[at]?.entry ?? []),
    );
    for (const trait of ["type", "theme", "mechanics"] as const) {
      for (const [key, share] of own[trait]) {
        const usual = shares[trait].get(key) ?? 0;
        if (share >= common.share && share >= common.rarer * usual) vote(votes[trait], key, weight);
      }
    }
  }
  const wanted = {
    type: best(votes.type) ?? first ?? null,
    theme: best(votes.theme),
    mechanics: [...votes.mechanics.keys()],
  };
  const means = votes.type.size > 0 || wanted.theme !== null || wanted.mechanics.length > 0;
  return means ? wanted : null;
}

/** A word within the typed one, such as "star" in "starburst", or the other way round. */
const isPart = (typed: string, word: string) =>
  (word.length >= shortestPart && (typed.startsWith(word) || typed.endsWith(word))) ||
  (typed.length >= shortestPart && word.startsWith(typed));

/** A word with a third of its letters wrong. */
function isLike(typed: string, word: string): boolean {
  const most = Math.floor(Math.min(typed.length, word.length) / 3);
  if (most === 0 || Math.abs(typed.length - word.length) > most) return false;
  if (bitsOf(letterBits(typed) & ~letterBits(word)) > most) return false;
  return typed[0] === word[0] && typingErrors(typed, word, most) <= most;
}

const vote = (votes: Map<string, number>, key: string, weight: number) =>
  votes.set(key, (votes.get(key) ?? 0) + weight);

const best = (votes: Map<string, number>): string | null =>
  [...votes].reduce<[string | null, number]>(
    (most, [key, count]) => (count > most[1] ? [key, count] : most),
    [null, 0],
  )[0];

/** How large a share of the games among some entries has each trait. */
function sharesOf(index: SearchIndex, entries: Iterable<number>): Votes {
  const counts: Votes = { type: new Map(), theme: new Map(), mechanics: new Map() };
  let games = 0;
  for (const at of entries) {
    const entry = index.entries[at];
    if (entry?.kind !== "game") continue;
    games += 1;
    const { type, theme, mechanics } = traitsOf(entry);
    if (type !== null) vote(counts.type, type, 1);
    if (theme !== null) vote(counts.theme, theme, 1);
    for (const key of mechanics) vote(counts.mechanics, key, 1);
  }
  for (const each of Object.values(counts)) {
    for (const [key, count] of each) each.set(key, count / games);
  }
  return counts;
}
