const mutation = `mutation SignIn($input: LoginInput!) {
  login(input: $input) { __typename ... on LoginSuccess { firstLogin viewer { pageOwner } } }
}`;

/**
 * Whose pages those of a session are (A215), by its cookie.
 * @type {Map<string, string>}
 */
export const pageOwners = new Map();

/** The runtime may close a keep-alive connection just when it is used again. */
const closeConnection = { connection: "close" };

/**
 * Signs a demo account in through `/graphql`, as the browser's client does.
 * @param {{origin: string, sandboxOrigin: string}} portal
 * @param {{world: string, username?: string, headers?: Record<string, string>}} options the password comes from
 *   the sandbox
 * @returns {Promise<string>} the Cookie header of the new session
 * @throws Error with the gateway's response if the login failed
 */
export async function signIn({ origin, sandboxOrigin }, options) {
  const { world, username = "player1", headers = {} } = options;
  const accounts = await fetch(`${sandboxOrigin}/__sandbox/accounts?world=${world}`, {
    headers: closeConnection,
  });
  /** @type {{account: string, password: string}[]} */
  const known = await accounts.json();
  const found = known.find(({ account }) => account === username);
  if (!found) throw new Error(`The sandbox has no demo account ${username}`);
  const answer = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      ...closeConnection,
      origin,
      "sec-fetch-site": "same-origin",
      "x-portico": "1",
      "x-dev-world": world,
      ...headers,
    },
    body: JSON.stringify({
      query: mutation,
      // A key of its own: without one, two sign-ins of an account within two seconds are one session.
      variables: {
        input: { username, password: found.password, idempotencyKey: crypto.randomUUID() },
      },
    }),
  });
  const text = await answer.text();
  const session = answer.headers.getSetCookie().find((each) => /^(__Host-)?sid=/.test(each));
  if (!text.includes('"LoginSuccess"') || !session) {
    throw new Error(`Signing ${username} in failed: ${answer.status} ${text.slice(0, 500)}`);
  }
  const cookie = session.split(";")[0] ?? "";
  pageOwners.set(cookie, JSON.parse(text).data.login.viewer.pageOwner);
  return cookie;
}
