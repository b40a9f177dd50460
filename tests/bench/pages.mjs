import { gzipSync } from "node:zlib";
import { signIn } from "../support/sign-in.mjs";
import { startLonePortal } from "./portal/lone-portal.mjs";
import { cpuOf } from "./portal/workerd.mjs";

const rounds = 8;
const perRound = 25;
const warmUp = 30;
/** Each world has its own caches, so one wait makes many pages stale. */
const worlds = 16;
/** Opened before the others, so that the code that re-renders a stale page is compiled, as in a running portal. */
const warmUpWorlds = 4;
/** The system status is part of every page and fresh for thirty seconds. */
const staleMs = 31_000;
/** Time for background work after a response. */
const pauseMs = 60;

/** Each kind of page by its name: path, status, and the account that opens it (null: a guest). */
const kinds = {
  home: { path: "/", status: 200, account: null },
  category: { path: "/rng", status: 200, account: null },
  promotions: { path: "/promotions", status: 200, account: null },
  help: { path: "/help", status: 200, account: null },
  providers: { path: "/providers", status: 200, account: null },
  "unknown address": { path: "/no/such/page", status: 404, account: null },
  "scanner's address": { path: "/wp-login.php", status: 404, account: null },
  "asset that isn't there": { path: "/assets/none.js", status: 404, account: null },
  "member's home": { path: "/", status: 200, account: "player1" },
  "member's overview": { path: "/member", status: 200, account: "player1" },
  "member's bets": { path: "/member/bets", status: 200, account: "player1" },
  "agent's overview": { path: "/agentHome/overview", status: 200, account: "agent1" },
};

/** @typedef {keyof typeof kinds} Kind */
/** @typedef {{cpuMs: number, ratio: number}} Spent `ratio` against `/healthz` in the same run */

/**
 * Processor time of the whole Worker for each kind of page, in its own workerd: with a warm cache, and for the first
 * page view after expiry (stale-while-revalidate), background work included.
 * @returns {Promise<{healthzMs: number, warm: Record<Kind, Spent>, stale: Partial<Record<Kind, Spent>>, sizes:
 *   Record<"home" | "missing", {raw: number, gzip: number}>}>}
 */
export async function pages() {
  const portal = await startLonePortal();
  try {
    const { place } = portal;
    /** @type {Record<string, string>} */
    const cookies = {};
    for (const username of ["player1", "agent1"]) {
      const headers = { "x-dev-country": "KR" };
      cookies[username] = await signIn(place, { world: "bench-0", username, headers });
    }
    /** @param {Kind} kind @param {number} world */
    const send = async (kind, world) => {
      const { path, status, account } = kinds[kind];
      const answer = await fetch(portal.place.origin + path, {
        headers: {
          accept: "text/html",
          "x-dev-country": "KR",
          "x-dev-world": `bench-${world}`,
          cookie: account ? (cookies[account] ?? "") : "",
        },
      });
      const body = await answer.text();
      if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
      if (body.includes("data-block-failed")) throw new Error(`${path}: a block failed`);
      if (account && !body.includes(account)) throw new Error(`${path}: a guest's`);
      return body;
    };
    const healthz = async () => void (await (await fetch(`${portal.place.origin}/healthz`)).text());
    const cpu = () => cpuOf(portal.pid);
    const names = /** @type {Kind[]} */ (Object.keys(kinds));
    const warm = await turns(names, send, healthz, cpu);
    const stale = await firstViews(
      names.filter((kind) => kinds[kind].account === null),
      send,
      cpu,
    );
    /** @param {number} cpuMs */
    const spent = (cpuMs) => ({ cpuMs, ratio: cpuMs / warm.healthz });
    /** @param {Record<string, number>} found */
    const ratios = (found) =>
      Object.fromEntries(Object.entries(found).map(([kind, cpuMs]) => [kind, spent(cpuMs)]));
    const sizeOf = async (/** @type {Kind} */ kind) => {
      const body = Buffer.from(await send(kind, 0));
      return { raw: body.length, gzip: gzipSync(body).length };
    };
    const { healthz: healthzMs, ...pagesWarm } = warm;
    return {
      healthzMs,
      warm: /** @type {Record<Kind, Spent>} */ (ratios(pagesWarm)),
      stale: ratios(stale),
      sizes: { home: await sizeOf("home"), missing: await sizeOf("unknown address") },
    };
  } finally {
    await portal.stop();
  }
}

/**
 * Measures the kinds and `/healthz` alternately, so that other load on the machine affects all equally.
 * @param {Kind[]} names
 * @param {(kind: Kind, world: number) => Promise<unknown>} send
 * @param {() => Promise<void>} healthz
 * @param {() => number} cpu
 * @returns {Promise<Record<"healthz" | Kind, number>>} CPU time of a response in ms
 */
async function turns(names, send, healthz, cpu) {
  const ways = /** @type {Record<"healthz" | Kind, () => Promise<unknown>>} */ ({
    healthz,
    ...Object.fromEntries(names.map((kind) => [kind, () => send(kind, 0)])),
  });
  const spent = /** @type {Record<string, number>} */ ({});
  for (const way of Object.values(ways)) for (let view = 0; view < warmUp; view += 1) await way();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, way] of Object.entries(ways)) {
      const before = cpu();
      for (let view = 0; view < perRound; view += 1) await way();
      spent[name] = (spent[name] ?? 0) + cpu() - before;
    }
  }
  for (const name of Object.keys(ways)) spent[name] = (spent[name] ?? 0) / (rounds * perRound);
  return /** @type {Record<"healthz" | Kind, number>} */ (spent);
}

/**
 * @param {Kind[]} names
 * @param {(kind: Kind, world: number) => Promise<unknown>} send
 * @param {() => number} cpu
 * @returns {Promise<Record<string, number>>} CPU time of a page view and its background work, in ms
 */
async function firstViews(names, send, cpu) {
  for (let world = 1; world <= warmUpWorlds + worlds; world += 1) {
    for (const kind of names) for (let view = 0; view < 2; view += 1) await send(kind, world);
  }
  await new Promise((resolve) => setTimeout(resolve, staleMs));
  /** @param {Kind} kind @param {number} from @param {number} to */
  const staleViews = async (kind, from, to) => {
    for (let world = from; world <= to; world += 1) {
      await send(kind, world);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  for (const kind of names) await staleViews(kind, 1, warmUpWorlds);
  const spent = /** @type {Record<string, number>} */ ({});
  for (const kind of names) {
    const before = cpu();
    await staleViews(kind, warmUpWorlds + 1, warmUpWorlds + worlds);
    spent[kind] = (cpu() - before) / worlds;
  }
  return spent;
}
