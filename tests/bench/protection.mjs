import { freePort } from "../../tooling/runtime/free-port.mjs";
import { budgets } from "./budgets.mjs";
import { bundleWorker } from "./bundle-worker.mjs";
import { cpuOf, median, startWorkerd } from "./portal/workerd.mjs";
import { atLeast, row, within } from "./table.mjs";

export const deposits =
  "200 deposits a second over 2,000 accounts, and what the checks of limits cost";

const accounts = 2000;
const perSecond = 200;
const seconds = 30;
const limit = 100;

/** Every second account has a limit of 100.00 a day. @param {number} account */
const isLimited = (account) => account % 2 === 0;

/**
 * Sends 200 deposits a second over 2,000 accounts for half a minute, some of one account at once, and checks each decision
 * against the sum of what was admitted. Then it measures the processor time of the checks, in turns with requests that ask
 * no object. The platform answers at once and the objects' files are in memory: workerd waits for the disk at each write, and
 * a busy one took 62 deposits a second; Cloudflare's storage is not this machine's disk.
 */
export async function protection() {
  const worker = await startWorkerd({
    port: await freePort(),
    code: { "main.js": await bundleWorker("tests/bench/workers/protection.worker.ts") },
    objects: { PROTECTION: "ProtectionObject" },
    inMemory: true,
  });
  /** @param {string} path */
  const send = async (path) => (await fetch(worker.origin + path)).text();
  try {
    for (let account = 0; account < accounts; account += 50) {
      const some = Array.from({ length: 50 }, (_, index) => account + index).filter(isLimited);
      await Promise.all(some.map((each) => send(`/limit?account=${each}&amount=${limit}.00`)));
    }
    const sent = await load(send);
    const cpu = await costs(worker, send);
    return { accounts, ...sent, ...cpu };
  } finally {
    await worker.stop();
  }
}

/** @param {number} value */
const ms = (value) => `${value.toFixed(2)} ms`;

/** @param {Awaited<ReturnType<typeof protection>>} found */
export const protectionRows = (found) => [
  within("wrong decisions on deposits", found.wrong, budgets.wrongDecisions),
  atLeast("deposits a second", [Math.round(found.perSecond)], budgets.depositsASecond),
  row("of them refused; median of an answer", `${found.refused}; ${found.medianMs.toFixed(0)} ms`),
  row("processor time of a round trip to an account's object", ms(found.objectMs)),
  within("checks of a launch, processor time", found.launchMs, budgets.checks, ms),
  within("the same with limits", found.limitedLaunchMs, budgets.checks, ms),
  within("checks of a deposit, processor time", found.depositMs, budgets.checks, ms),
  within("the same with limits", found.limitedDepositMs, budgets.checks, ms),
];

/** @param {(path: string) => Promise<string>} send */
async function load(send) {
  /** @type {{account: number, amount: number, state: string, ms: number}[]} */
  const answers = [];
  const waiting = [];
  const started = performance.now();
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const ahead = started + (number * 1000) / perSecond - performance.now();
    if (ahead > 1) await new Promise((resolve) => setTimeout(resolve, ahead));
    // A quarter goes to forty accounts, so that some meet each other and their limits.
    const account = Math.floor(Math.random() * (number % 4 === 0 ? 40 : accounts));
    const amount = 5 + Math.floor(Math.random() * 36);
    const began = performance.now();
    waiting.push(
      send(`/deposit?account=${account}&amount=${amount}.00`).then((state) => {
        answers.push({ account, amount, state, ms: performance.now() - began });
      }),
    );
  }
  await Promise.all(waiting);
  const tookMs = performance.now() - started;
  /** @type {Map<number, number>} */
  const sums = new Map();
  for (const { account, amount, state } of answers) {
    if (state === "ALLOWED") sums.set(account, (sums.get(account) ?? 0) + amount);
  }
  const sumOf = (/** @type {number} */ account) => sums.get(account) ?? 0;
  const above = [...sums].filter(([account, sum]) => isLimited(account) && sum > limit);
  // What was admitted at the time of a refusal is at most what was admitted in the end.
  const refused = answers.filter(({ state }) => state !== "ALLOWED");
  const needless = refused.filter(
    ({ account, amount, state }) =>
      state !== "EXCEEDED" || !isLimited(account) || sumOf(account) + amount <= limit,
  );
  return {
    deposits: answers.length,
    perSecond: answers.length / (tookMs / 1000),
    refused: refused.length,
    wrong: above.length + needless.length,
    medianMs: median(answers.map(({ ms }) => ms)),
  };
}

/**
 * Processor time of one deposit and one launch of accounts with and without a limit, less that of a request that asks no
 * object, in ms.
 * @param {{pid: number | undefined}} worker
 * @param {(path: string) => Promise<string>} send
 */
async function costs({ pid }, send) {
  const ways = ["/nothing", "/object", "/deposit", "/launch", "/limited", "/limitedLaunch"];
  /** @type {Record<string, number>} */
  const spent = Object.fromEntries(ways.map((way) => [way, 0]));
  const rounds = 10;
  const each = 100;
  let account = 200;
  for (let round = 0; round < rounds; round += 1) {
    for (const way of ways) {
      const before = cpuOf(pid);
      for (let count = 0; count < each; count += 1) {
        // Forty accounts that are in use, as an object is that a player has just asked.
        account = 200 + ((account + 2) % 40);
        const odd = way.startsWith("/limited") ? 0 : 1;
        const path = /aunch/.test(way)
          ? "/launch"
          : /^.(nothing|object)/.test(way)
            ? way
            : "/deposit";
        await send(`${path}?account=${account - (account % 2) + odd}&amount=0.01`);
      }
      spent[way] = (spent[way] ?? 0) + cpuOf(pid) - before;
    }
  }
  const cost = (/** @type {string} */ way) =>
    ((spent[way] ?? 0) - (spent["/nothing"] ?? 0)) / (rounds * each);
  return {
    objectMs: cost("/object"),
    depositMs: cost("/deposit"),
    limitedDepositMs: cost("/limited"),
    launchMs: cost("/launch"),
    limitedLaunchMs: cost("/limitedLaunch"),
  };
}
