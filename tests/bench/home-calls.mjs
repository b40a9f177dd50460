/** Upstream calls of the home page as the sandbox counted them. */

const page = { accept: "text/html" };

/**
 * Asks the home page twice as a guest and twice as a member, each in a world of its own (a new world
 * is a cold cache), and counts the platform's calls of each view.
 * @param {{origin: string, sandboxOrigin: string}} portal
 * @param {(portal: object, world: string) => Promise<string>} signIn answers a Cookie header
 */
export async function homeCalls(portal, signIn) {
  const run = Date.now().toString(36);
  const guest = await views(portal, `bench-guest-${run}`, {});
  const world = `bench-member-${run}`;
  const cookie = await signIn(portal, world);
  const member = await views(portal, world, { cookie });
  return { guestCold: guest[0], guestWarm: guest[1], memberCold: member[0], memberWarm: member[1] };
}

async function views(portal, world, headers) {
  const counts = [];
  for (let view = 0; view < 2; view += 1) {
    await sandbox(portal, world, "DELETE");
    const answer = await fetch(`${portal.origin}/`, {
      headers: { ...page, ...headers, "x-dev-world": world },
    });
    const html = await answer.text();
    if (!answer.ok)
      throw new Error(`The home page answered ${answer.status}: ${html.slice(0, 300)}`);
    // What was started in the background belongs to the view that started it.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const calls = await sandbox(portal, world, "GET");
    counts.push({
      calls: calls.length,
      ids: calls.map(({ id }) => id).sort(),
      atOnce: Math.max(0, ...calls.map(({ waitingAtOnce }) => waitingAtOnce)),
    });
  }
  return counts;
}

async function sandbox({ sandboxOrigin }, world, method) {
  const answer = await fetch(`${sandboxOrigin}/__sandbox/calls?world=${world}`, { method });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${method} calls`);
  return method === "GET" ? answer.json() : null;
}
