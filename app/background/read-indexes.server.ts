/** Reads everything that the search finds, and builds the indexes of all languages (Q7), in short steps. */

import { graphql } from "~/graphql/generated";
import type { SearchRestQuery } from "~/graphql/generated/graphql";
import { fetchMessages } from "~/i18n/messages.server.ts";
import type { Brand } from "../../brands/brand.ts";
import type { InProcess } from "../../gateway/graphql/in-process.ts";
import type { IndexedGame } from "../../gateway/request/search-port.ts";
import { buildIndex } from "../../search/build-index.ts";
import { byLaunches } from "../../search/by-launches.ts";
import type { ReadingNotes, ReadingStep } from "../../search/reading-step.ts";
import type { PinyinTable } from "../../search/text/latin-spellings.ts";
import {
  entriesIn,
  type Game,
  mechanicsOf,
  type OwnRead,
  type Read,
  traitNames,
} from "./index-entries.server.ts";

const SearchGames = graphql(`
  query SearchGames($offset: Int!) {
    games(filter: {}, limit: 100, offset: $offset) {
      nodes {
        id
        name
        type
        image
        code
        start
        roomId
        freeTrial
        hot
        new
        minBet {
          amount
        }
        lines
        classes
        rtp
        volatility
        theme {
          key
          name
        }
        features {
          key
          name
        }
        inMaintenance
        vendor {
          code
          name
        }
      }
      pageInfo {
        total
      }
    }
  }
`);

const SearchRest = graphql(`
  query SearchRest {
    categories {
      type
      name
      path
      classes {
        key
        name
      }
      vendors {
        code
        name
      }
    }
    helpSections {
      anchor
      title
      questions {
        anchor
        title
      }
    }
    announcements {
      promotions {
        id
        title
      }
    }
    system {
      offers
    }
  }
`);

const pageSize = 100;
/** How many pages of games are requested at the same time. */
const atOnce = 2;
/** How many pages a step reads at most, so that it takes a small part of the processor time that an alarm may take. */
const pagesInStep = 6;
/** More games than any platform has; it ends a reading whose total never comes. */
const mostGames = 50_000;

/** Returns the gateway as a guest without a session uses it, in a language. */
export type ClientFor = (language: string) => InProcess;

/** Static files of the deployment. */
export interface Files {
  fetch(request: Request): Promise<Response>;
}

/**
 * Does the next step of a reading: reads some pages of games in one language, or builds one index from what was read.
 * @param clientFor returns the gateway as a guest without a session uses it, in a language
 * @param ranking ids of games, the most launched first; the others follow in the platform's order (H2, Q5)
 * @param notes what earlier steps of this reading have stored
 * @throws Error when a part can't be read; the step can then be tried again
 */
export async function readIndexes(
  brand: Brand,
  files: Files,
  clientFor: ClientFor,
  ranking: readonly string[],
  notes: ReadingNotes,
): Promise<ReadingStep> {
  const tags = brand.languages.map(({ tag }) => tag);
  for (const tag of tags) {
    if (await readSome(tag, clientFor(tag), notes)) return { part: null, finished: null };
  }
  const missing = tags.find((tag) => notes.get(`built ${tag}`) === null);
  if (missing) {
    const { version, json } = await buildLanguage(missing, brand, files, ranking, notes);
    notes.put(`built ${missing}`, JSON.stringify(version));
    return { part: { name: missing, version, json }, finished: null };
  }
  const games = byLaunches(gamesOf(brand.defaultLanguage, notes), ranking);
  const rows = games.map((game): [string, IndexedGame] => [game.id, indexedGame(game)]);
  const version: string = JSON.parse(notes.get(`built ${brand.defaultLanguage}`) ?? '""');
  const calls = tags.reduce((sum, tag) => sum + notes.count(`games ${tag} `), 0);
  return {
    part: { name: "games", version, json: JSON.stringify(rows) },
    finished: { calls, games: games.length },
  };
}

async function buildLanguage(
  tag: string,
  brand: Brand,
  files: Files,
  ranking: readonly string[],
  notes: ReadingNotes,
) {
  for (const each of brand.languages) await fetchMessages(each.tag, files);
  const table = await files.fetch(new Request("https://files.internal/search/pinyin.json"));
  if (!table.ok) throw new Error(`the Pinyin table could not be read: ${table.status}`);
  const own: OwnRead = {
    games: byLaunches(gamesOf(tag, notes), ranking),
    rest: restOf(tag, notes).rest,
  };
  const others = brand.languages
    .filter((each) => each.tag !== tag)
    .map((each): Read => {
      const names = notes.list(`names ${each.tag} `).flatMap((json) => JSON.parse(json));
      return { games: names, rest: restOf(each.tag, notes).rest };
    });
  const entries = entriesIn(tag, brand, own, others);
  const data = await buildIndex(tag, entries, await table.json<PinyinTable>(), traitNames(own));
  return { version: data.version, json: JSON.stringify(data) };
}

const gamesOf = (tag: string, notes: ReadingNotes): Game[] =>
  notes.list(`games ${tag} `).flatMap((json) => JSON.parse(json));

/** What is read once for a language, and how many games the platform has. */
interface Rest {
  rest: SearchRestQuery;
  total: number;
}

function restOf(tag: string, notes: ReadingNotes): Rest {
  const json = notes.get(`rest ${tag}`);
  if (json === null) throw new Error(`nothing was read in ${tag}`);
  return JSON.parse(json);
}

/** What a card of the game needs besides the texts of its entry. */
function indexedGame(game: Game): IndexedGame {
  const { code, type, start, roomId, freeTrial, hot, minBet, lines, rtp, volatility } = game;
  const isNew = game.new;
  return {
    picture: game.image ? pathOnly(game.image) : null,
    vendorCode: game.vendor.code,
    features: game.features.map(({ key }) => key),
    mechanics: mechanicsOf(game),
    theme: game.theme?.key ?? null,
    inMaintenance: game.inMaintenance,
    new: isNew,
    roomId: roomId ?? null,
    minBet: minBet?.amount ?? null,
    lines: lines ?? null,
    rtp: rtp ?? null,
    volatility: volatility ?? null,
    code,
    type,
    start,
    freeTrial,
    hot,
  };
}

/** The gateway adds the image CDN again, whose origin may change. */
function pathOnly(image: string): string {
  const { pathname, search } = new URL(image);
  return pathname + search;
}

/** Reads the next pages of a language. Returns false when all are stored. */
async function readSome(tag: string, client: InProcess, notes: ReadingNotes): Promise<boolean> {
  const readPage = async (page: number) => {
    const { data } = await client.execute(SearchGames, { offset: page * pageSize });
    if (!data?.games) throw new Error(`page ${page} of the games could not be read`);
    const { nodes, pageInfo } = data.games;
    return { page, nodes, total: pageInfo.total ?? 0 };
  };
  if (notes.get(`rest ${tag}`) === null) {
    const { data: rest } = await client.execute(SearchRest, {});
    if (!rest?.categories) throw new Error("the categories could not be read");
    const first = await readPage(0);
    notePage(tag, first, notes);
    notes.put(`rest ${tag}`, JSON.stringify({ rest, total: Math.min(first.total, mostGames) }));
    return true;
  }
  const count = Math.ceil(restOf(tag, notes).total / pageSize);
  const stored = notes.count(`games ${tag} `);
  if (stored >= count) return false;
  for (let page = stored; page < Math.min(count, stored + pagesInStep); page += atOnce) {
    const pages = Array.from({ length: Math.min(atOnce, count - page) }, (_, n) => page + n);
    // Stored in order, so that their number tells which page is next.
    for (const each of await Promise.all(pages.map(readPage))) notePage(tag, each, notes);
  }
  return true;
}

function notePage(
  tag: string,
  { page, nodes }: { page: number; nodes: readonly Game[] },
  notes: ReadingNotes,
): void {
  const place = `${page}`.padStart(5, "0");
  notes.put(`games ${tag} ${place}`, JSON.stringify(nodes));
  notes.put(`names ${tag} ${place}`, JSON.stringify(nodes.map(({ id, name }) => ({ id, name }))));
}
