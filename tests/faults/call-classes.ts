/** The classes of platform calls, each with an example call. */
import type { Portal } from "../support/portal.ts";
import type { World } from "../support/world.ts";
import { type Expected, fine } from "./fault-list.ts";
import { type Answer, at, type GraphQLRequest, sendRequest } from "./send-request.ts";

/** One class of calls with one fault. */
export interface Cell {
  portal: Portal;
  world: World;
  cookie: string;
  /** The result of `prepare`, such as the game to start. */
  known: Record<string, unknown>;
}

export interface CallClass {
  name: string;
  /** The call that fails. */
  id: string;
  group: keyof Omit<Expected, "readCalls">;
  /** The largest duration, in ms (docs/reliability.md). */
  limitMs: number;
  /** Calls that would affect each other run one after the other. */
  phase: 1 | 2;
  /** True if the session's token is sent. */
  withToken: boolean;
  prepare(cell: Cell): Promise<void>;
  sendRequest(cell: Cell): Promise<Answer>;
  /** `fine`, a code or a reason. */
  outcome(answer: Answer): string;
  /** What the same response must contain although the call failed. */
  intact(answer: Answer): boolean;
}

const send = (cell: Cell, request: Omit<GraphQLRequest, "world">) =>
  sendRequest(cell.portal, { cookie: cell.cookie, ...request, world: cell.world.name });

const loginText = `mutation SignIn($input: LoginInput!) { login(input: $input) {
  __typename ... on LoginSuccess { viewer { account } } ... on Refused { reason } } }`;

const loginAs = (cell: Cell, username: string) =>
  send(cell, {
    query: loginText,
    // A key of its own: without one, two sign-ins of an account within two seconds are one session.
    variables: {
      input: { username, password: "Portico#2026", idempotencyKey: crypto.randomUUID() },
    },
    cookie: "",
  });

const signedIn = (username: string) => async (cell: Cell) => {
  cell.cookie = (await loginAs(cell, username)).cookie;
  if (!cell.cookie) throw new Error(`${username} could not sign in`);
};

/** A failed read is an error of its field; `path` is null then. */
const readOutcome = (path: string) => (answer: Answer) => {
  const error = answer.errors[0];
  if (!error) return at(answer.data, path) === null ? "nothing" : fine;
  return at(answer.data, path) === null ? error.extensions.code : "both data and an error";
};

/** A failed change is data: a member of the union and, for a refusal, its reason. */
const changeOutcome = (field: string, success: string) => (answer: Answer) => {
  const type = at(answer.data, `${field}.__typename`);
  if (type === success) return fine;
  if (type === "Refused") return String(at(answer.data, `${field}.reason`));
  return type === null ? `no data: ${answer.text.slice(0, 200)}` : String(type);
};

const always = () => true;
const nobody = async () => undefined;

/** A field whose call fails, and one with another call that must not fail. */
const viewerWith = (field: string) => `{ viewer { unreadMessages ${field} } }`;
const unreadStands = (answer: Answer) =>
  typeof at(answer.data, "viewer.unreadMessages") === "number";
const launchText = `mutation Launch($input: LaunchGameInput!) { launchGame(input: $input) {
  __typename ... on Refused { reason } ... on LaunchRefused { refusal: reason } } }`;
const gameText =
  "{ games(filter: { type: RNG }, limit: 1) { nodes { id code type vendor { code } } } }";

export const publicRead: CallClass = {
  name: "public",
  id: "C27",
  group: "read",
  limitMs: 1500,
  phase: 1,
  withToken: false,
  prepare: nobody,
  sendRequest: (cell) => send(cell, { query: "{ hotGames(limit: 3) { id } }" }),
  outcome: readOutcome("hotGames"),
  intact: always,
};

export const storedRead: CallClass = {
  name: "public, kept",
  id: "C45",
  group: "read",
  limitMs: 1500,
  phase: 2,
  withToken: false,
  prepare: async (cell) => void (await storedRead.sendRequest(cell)),
  sendRequest: (cell) => send(cell, { query: "{ winners(limit: 5) { win { amount } } }" }),
  outcome: readOutcome("winners"),
  intact: always,
};

const personal = { group: "read", limitMs: 2000, phase: 1, withToken: true } as const;

export const balanceRead: CallClass = {
  ...personal,
  name: "personal",
  id: "C22",
  prepare: signedIn("player1"),
  sendRequest: (cell) => send(cell, { query: viewerWith("balance { money { amount } }") }),
  outcome: readOutcome("viewer.balance"),
  intact: unreadStands,
};

/** A147: a read with a longer time limit; it fails without affecting personal reads. */
export const reportRead: CallClass = {
  ...personal,
  name: "report",
  id: "CA22",
  group: "report",
  limitMs: 10_000,
  prepare: signedIn("player1"),
  sendRequest: (cell) =>
    send(cell, {
      query: "{ viewer { unreadMessages } records { profit { totals { __typename } } } }",
    }),
  outcome: readOutcome("records.profit"),
  intact: unreadStands,
};

export const favoritesRead: CallClass = {
  ...personal,
  name: "personal list",
  id: "C34",
  prepare: signedIn("agent1"),
  sendRequest: (cell) => send(cell, { query: viewerWith("favoriteGameIds") }),
  outcome: readOutcome("viewer.favoriteGameIds"),
  intact: unreadStands,
};

export const login: CallClass = {
  name: "login",
  id: "C1",
  group: "login",
  limitMs: 8000,
  phase: 1,
  withToken: false,
  prepare: nobody,
  sendRequest: (cell) => loginAs(cell, "newbie"),
  outcome: changeOutcome("login", "LoginSuccess"),
  intact: always,
};

export const account: CallClass = {
  name: "account",
  id: "C6",
  group: "account",
  limitMs: 2000,
  phase: 2,
  withToken: false,
  prepare: nobody,
  sendRequest: (cell) => loginAs(cell, "agent2"),
  outcome: changeOutcome("login", "LoginSuccess"),
  intact: always,
};

export const launch: CallClass = {
  name: "launch",
  id: "C32",
  group: "launch",
  limitMs: 8000,
  phase: 1,
  withToken: true,
  prepare: async (cell) => {
    await signedIn("player2")(cell);
    const { data } = await send(cell, { query: gameText });
    cell.known.game = at(data, "games.nodes.0");
  },
  sendRequest: (cell) => {
    const [gameId, gameCode, type, vendorCode] = ["id", "code", "type", "vendor.code"].map((name) =>
      at(cell.known.game, name),
    );
    const input = { gameId, gameCode, type, vendorCode, idempotencyKey: crypto.randomUUID() };
    return send(cell, { query: launchText, variables: { input } });
  },
  outcome: changeOutcome("launchGame", "LaunchGameSuccess"),
  intact: always,
};

const transferText = `mutation Move($input: TransferFundsInput!) { transferFunds(input: $input) {
  __typename ... on Refused { reason } } }`;

export const money: CallClass = {
  name: "money",
  id: "C23",
  group: "money",
  limitMs: 15_000,
  phase: 1,
  withToken: true,
  prepare: signedIn("player1"),
  sendRequest: (cell) => {
    const input = { from: "MAIN", to: "PG", amount: "1.00", idempotencyKey: crypto.randomUUID() };
    return send(cell, { query: transferText, variables: { input } });
  },
  outcome: changeOutcome("transferFunds", "TransferFundsSuccess"),
  intact: always,
};
