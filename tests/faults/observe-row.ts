/** Applies one fault to every class of calls in its own world, and records the results. */
import { setTimeout as pause } from "node:timers/promises";
import type { Portal } from "../support/portal.ts";
import type { Fault, World } from "../support/world.ts";
import type { CallClass, Cell } from "./call-classes.ts";
import { fine } from "./fault-list.ts";
import { type Answer, at, sendRequest } from "./send-request.ts";

/** The observations of one class of calls. */
export interface Observation {
  answer: Answer;
  outcome: string;
  intact: boolean;
  /** The number of platform calls during the fault. */
  calls: number;
  /** True if the session was still valid after the response; null without a session. */
  stillSignedIn: boolean | null;
  /**
   * The number of requests, half a second apart, until the first good response; null without one. It is counted and not
   * timed, because a busy machine makes fewer requests and must not fail the test.
   */
  healedAfter: number | null;
  /** The good response came from the platform, not from a cache. */
  healedCalls: number;
}

export interface Row {
  portal: Portal;
  world: World;
  classes: readonly CallClass[];
  begin(classes: readonly CallClass[]): Promise<void>;
  end(): Promise<void>;
  /** Limits concurrent work, because too many calls at once would delay those that the fault does not affect. */
  turn<T>(work: () => Promise<T>): Promise<T>;
}

/** Runs at most `most` tasks at once, the others in order of arrival. */
export function turns(most: number): Row["turn"] {
  let free = most;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Later than fresh (10 s) and stale-while-revalidate (20 s) of C45: only stale-if-error remains. */
const onlyForErrorsMs = 31_000;
const requestEveryMs = 500;
const maxRequests = 40;

/** A row whose fault is one of the sandbox's. */
export function sandboxRow(
  portal: Portal,
  world: World,
  classes: readonly CallClass[],
  fault: Fault["fault"],
  turn: Row["turn"],
): Row {
  return {
    portal,
    world,
    classes,
    turn,
    async begin(befallen) {
      for (const { id } of befallen) await world.fault({ match: { id }, fault });
    },
    end: () => world.clearFaults(),
  };
}

/** Both phases of a row; the second waits until cached responses may be served only on errors. */
export async function observeRow(row: Row): Promise<Map<CallClass, Observation>> {
  const { portal, world, classes } = row;
  const cells = new Map(
    classes.map((one): [CallClass, Cell] => [one, { portal, world, cookie: "", known: {} }]),
  );
  const seen = new Map<CallClass, Observation>();
  const phase = (which: number) => [...cells].filter(([one]) => one.phase === which);
  const preparedAt = await row.turn(async () => {
    for (const [one, cell] of cells) await one.prepare(cell);
    const now = Date.now();
    await observePhase(row, phase(1), seen);
    return now;
  });
  if (phase(2).length > 0) {
    await pause(Math.max(0, preparedAt + onlyForErrorsMs - Date.now()));
    await row.turn(() => observePhase(row, phase(2), seen));
  }
  return seen;
}

async function observePhase(
  row: Row,
  cells: [CallClass, Cell][],
  seen: Map<CallClass, Observation>,
) {
  // Before money moves the platform is asked about a session that is older than a minute. A busy machine may take that
  // long to get here, and the fault would then meet that call.
  for (const [one, cell] of cells) if (one.group === "money") await one.prepare(cell);
  await row.world.forgetCalls();
  await row.begin(cells.map(([one]) => one));
  const broken = await Promise.all(cells.map(([one, cell]) => observeBroken(one, cell)));
  await row.end();
  await Promise.all(
    cells.map(async ([one, cell], index) => {
      const observed = broken[index];
      if (observed) seen.set(one, { ...observed, ...(await observeHealed(one, cell)) });
    }),
  );
}

async function observeBroken(one: CallClass, cell: Cell) {
  const answer = await one.sendRequest(cell);
  const calls = await countCalls(cell.world, one.id);
  const stillSignedIn = cell.cookie === "" ? null : await isSignedIn(cell);
  return { answer, outcome: one.outcome(answer), intact: one.intact(answer), calls, stillSignedIn };
}

async function observeHealed(one: CallClass, cell: Cell) {
  const before = await countCalls(cell.world, one.id);
  // An account that was signed out signs in again.
  if (one.withToken && !(await isSignedIn(cell))) await one.prepare(cell);
  let healedCalls = 0;
  for (let requests = 0; requests < maxRequests; requests += 1) {
    const good = one.outcome(await one.sendRequest(cell)) === fine;
    healedCalls = (await countCalls(cell.world, one.id)) - before;
    if (good && healedCalls > 0) return { healedAfter: requests, healedCalls };
    await pause(requestEveryMs);
  }
  return { healedAfter: null, healedCalls };
}

async function isSignedIn({ portal, world, cookie }: Cell): Promise<boolean> {
  const answer = await sendRequest(portal, {
    world: world.name,
    cookie,
    query: "{ viewer { account } }",
  });
  return at(answer.data, "viewer.account") !== null;
}

async function countCalls(world: World, id: string): Promise<number> {
  return (await world.calls()).filter((call) => call.id === id).length;
}
