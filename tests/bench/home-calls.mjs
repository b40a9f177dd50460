/** Platform calls of the home page, counted by the sandbox. */

/** @typedef {{origin: string, sandboxOrigin: string}} Origins */
/** @typedef {{calls: number, ids: string[], atOnce: number}} View */

const page = { accept: "text/html" };

/**
 * Opens the home page as a guest, as a member and as a hundred concurrent guests, each in a new world (which has a cold
 * cache), and counts the platform's calls. The member opens it a third time within the half minute of the session
 * cache.
 * @param {Origins} portal
 * @param {(portal: Origins, world: string) => Promise<string>} signIn returns a Cookie header
 */
export async function homeCalls(portal, signIn) {
  const run = Date.now().toString(36);
  const [guestCold, guestWarm] = await views(portal, `bench-guest-${run}`, {});
  const world = `bench-member-${run}`;
  const cookie = await signIn(portal, world);
  const [memberCold, memberWarm] = await views(portal, world, { cookie });
  const memberAgain = await viewOf(portal, world, { cookie });
  const guestCrowd = await crowd(portal, `bench-crowd-${run}`);
  return { guestCold, guestWarm, guestCrowd, memberCold, memberWarm, memberAgain };
}

/**
 * Platform calls of a hundred concurrent page views with a cold cache.
 * @param {Origins} portal
 * @param {string} world
 */
async function crowd(portal, world) {
  const views = Array.from({ length: 100 }, async () => {
    const headers = { ...page, "x-dev-world": world };
    const answer = await fetch(`${portal.origin}/`, { headers });
    await answer.text();
    if (!answer.ok) throw new Error(`The home page answered ${answer.status} to a crowd`);
  });
  await Promise.all(views);
  await new Promise((resolve) => setTimeout(resolve, 300));
  return (await sandbox(portal, world, "GET")).length;
}

/**
 * A page view with a cold cache, and one with a warm cache.
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
  // Background work counts for the page view that started it.
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
