import { hash32 } from "../../domains/games/hash.ts";

/** A seeded account of the team below agent1. */
export interface Person {
  id: number;
  account: string;
  nickname: string;
  type: number;
  currency: string;
  uplineId: number | null;
  /** 0 means agent1's own rates, 1 is directly below agent1. */
  level: number;
  /** The account's age in days. */
  daysOld: number;
  /** Percentage of days on which the person plays; zero for agents. */
  activity: number;
}

const agent1 = 200001;

/** Agents below agent1, down to the fourth level; agent2 is one of `demoAccounts`. */
const agents: readonly [id: number, upline: number, level: number, type: number][] = [
  [200003, 200002, 2, 2],
  [200004, 200003, 3, 41],
  [200005, 200004, 4, 42],
  [200006, agent1, 1, 2],
  [200007, 200006, 2, 42],
];

/** How many members are directly below each agent. */
const members: readonly [upline: number, level: number, count: number][] = [
  [agent1, 1, 8],
  [200002, 2, 10],
  [200003, 3, 10],
  [200004, 4, 8],
  [200006, 2, 8],
  [200007, 3, 8],
];

const first = ["mina", "theo", "sora", "ivan", "luna", "joon", "nara", "otto", "vera", "kai"];
const last = ["fox", "park", "reef", "kim", "vale", "stone"];

const agentPeople: readonly Person[] = agents.map(([id, uplineId, level, type]) => ({
  id,
  account: `agent${id - 200_000}`,
  nickname: `Team ${id - 200_000}`,
  type,
  currency: "USD",
  uplineId,
  level,
  daysOld: 110 - level * 5,
  activity: 0,
}));

const memberPeople: readonly Person[] = members
  .flatMap(([uplineId, level, count]) => Array.from({ length: count }, () => ({ uplineId, level })))
  .map(({ uplineId, level }, at) => ({
    id: 210_001 + at,
    account: `${first[at % first.length]}${last[Math.floor(at / first.length)]}${10 + (at % 90)}`,
    nickname: `${first[at % first.length]} ${at + 1}`,
    type: 0,
    currency: "USD",
    uplineId,
    level,
    // Every seventh member joined in the last week, so that reports show new members.
    daysOld: at % 7 === 0 ? at % 6 : 10 + (hash32(at, 31) % 110),
    activity: 20 + (hash32(at, 32) % 60),
  }));

const agent8 = 200008;

/** The team of an agent in won (N13): at each of its two levels a member in won and one in dollars. */
const wonTeam: readonly Person[] = [
  teamOfWon(agent8, "agent8", "KRW", { uplineId: null, level: 0, type: 1 }),
  teamOfWon(200009, "agent9", "KRW", { uplineId: agent8, level: 1, type: 2 }),
  teamOfWon(210_101, "seoul1", "KRW", { uplineId: agent8, level: 1, type: 0 }),
  teamOfWon(210_102, "boston1", "USD", { uplineId: agent8, level: 1, type: 0 }),
  teamOfWon(210_103, "busan1", "KRW", { uplineId: 200009, level: 2, type: 0 }),
  teamOfWon(210_104, "austin1", "USD", { uplineId: 200009, level: 2, type: 0 }),
];

function teamOfWon(
  id: number,
  account: string,
  currency: string,
  place: Pick<Person, "uplineId" | "level" | "type">,
): Person {
  const activity = place.type === 0 ? 60 : 0;
  return { id, account, nickname: account, currency, ...place, daysOld: 100, activity };
}

/** The accounts of a world in addition to the demo accounts. */
export const tree: readonly Person[] = [...agentPeople, ...memberPeople, ...wonTeam];

/** Demo accounts with a history of play. */
export const playingDemos: readonly Person[] = [
  demo(100001, "player1", "USD", 200002, 2, 80),
  demo(100002, "player2", "KRW", null, 2, 30),
];

function demo(
  id: number,
  account: string,
  currency: string,
  uplineId: number | null,
  level: number,
  activity: number,
): Person {
  return {
    id,
    account,
    nickname: account,
    type: 0,
    currency,
    uplineId,
    level,
    daysOld: 120,
    activity,
  };
}
