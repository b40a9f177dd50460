/** Upstream calls of the home page as the sandbox counted them. */

/** @typedef {{origin: string, sandboxOrigin: string}} Origins */
/** @typedef {{calls: number, ids: string[], atOnce: number}} View */

const page = { accept: "text/html" };

/**
 * Asks the home page twice as a guest and twice as a member, each in a world of its own (a new world
 * is a cold cache), and counts the platform's calls of each view.
 * @param {Origins} portal
 * @param {(portal: Origins, world: string) => Promise<string>} signIn returns a Cookie header
 */
export async function homeCalls(portal, signIn) {
  const run = Date.now().toString(36);
  const [guestCold, guestWarm] = await views(portal, `bench-guest-${run}`, {});
  const world = `bench-member-${run}`;
  const cookie = await signIn(portal, world);
  const [memberCold, memberWarm] = await views(portal, world, { cookie });
  return { guestCold, guestWarm, memberCold, memberWarm };
}

/**
 * A cold view and a warm one.
 * @param {Origins} portal
 * @param {string} world
 * @param {Record<string, string>} headers
 * @returns {Promise<[View, View]>}
 */
async function views(portal, world, headers) {
  return [await viewOf(portal, world, headers), await viewOf(portal, world, headers)];
}

/**
 * @param {Origins} portal
 * @param {string} world
 * @param {Record<string, string>} headers
 * @returns {Promise<View>}
 */
async function viewOf(portal, world, headers) {
  await sandbox(portal, world, "DELETE");
  const answer = await fetch(`${portal.origin}/`, {
    headers: { ...page, ...headers, "x-dev-world": world },
  });
  const html = await answer.text();
  if (!answer.ok) throw new Error(`The home page answered ${answer.status}: ${html.slice(0, 300)}`);
  // What was started in the background belongs to the view that started it.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const calls = await sandbox(portal, world, "GET");
  return {
    calls: calls.length,
    ids: calls.map(({ id }) => id).sort(),
    atOnce: Math.max(0, ...calls.map(({ waitingAtOnce }) => waitingAtOnce)),
  };
}

/**
 * Reads the world's call log, or empties it.
 * @param {Origins} portal
 * @param {string} world
 * @param {"GET" | "DELETE"} method
 * @returns {Promise<{id: string, waitingAtOnce: number}[]>}
 */
async function sandbox({ sandboxOrigin }, world, method) {
  const answer = await fetch(`${sandboxOrigin}/__sandbox/calls?world=${world}`, { method });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${method} calls`);
  return method === "GET" ? answer.json() : [];
}
