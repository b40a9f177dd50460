/**
 * Gives four demo accounts the limits that they are there to show: through the portal's own mutations, because limits are in
 * the portal's objects and not in the sandbox. A later start renews what a new day has ended.
 */

/** @typedef {{account: string, password: string}} DemoAccount */
/** @typedef {{kind: string, periods: {period: string, limit: {money: {amount: string} | null, minutes: number | null} | null, left: {money: {amount: string} | null} | null, request: {requestedAt: number} | null}[]}} Kind */
/** @typedef {(query: string, variables?: object) => Promise<any>} Ask */

const login = `mutation ($input: LoginInput!) { login(input: $input) {
  __typename ... on LoginSuccess { viewer { pageOwner } } } }`;
const change = `mutation ($input: ChangeLimitInput!) { changeLimit(input: $input) { __typename } }`;
const deposit = `mutation ($input: RequestDepositInput!) { requestDeposit(input: $input) { __typename } }`;
const read = `{ accountLimits { kinds { kind periods { period limit { money { amount } minutes }
  left { money { amount } } request { requestedAt } } } } }`;

/** @param {string} kind @param {string | null} limit */
const ofDay = (kind, limit) => ({ input: { kind, period: "DAY", limit } });

/**
 * What each account is made to show. `known` is its limit of the day of that kind, with null for none.
 * @type {Record<string, {kind: string, show: (ask: Ask, known: Kind["periods"][number] | undefined) => Promise<void>}>}
 */
const shows = {
  // 100.00 a day, of which 60.00 and 30.00 are deposited: 10.00 are left.
  limit1: {
    kind: "DEPOSIT",
    show: async (send, known) => {
      if (!known?.limit) await send(change, ofDay("DEPOSIT", "100.00"));
      const left = known?.limit ? Number(known.left?.money?.amount ?? 0) : 100;
      for (const amount of left === 100 ? ["60.00", "30.00"] : []) {
        await send(deposit, {
          input: { methodId: "bank", amount, idempotencyKey: crypto.randomUUID() },
        });
      }
    },
  },
  // The first lost dollar of a day reaches it.
  limit2: {
    kind: "NET_LOSS",
    show: async (send, known) => {
      if (!known?.limit) await send(change, ofDay("NET_LOSS", "1.00"));
    },
  },
  // Two minutes of play a day.
  limit3: {
    kind: "SESSION_TIME",
    show: async (send, known) => {
      if (!known?.limit) await send(change, ofDay("SESSION_TIME", "2"));
    },
  },
  // A request for more, which can be confirmed a day later.
  limit4: {
    kind: "DEPOSIT",
    show: async (send, known) => {
      if (!known?.limit) await send(change, ofDay("DEPOSIT", "100.00"));
      if (!known?.request) await send(change, ofDay("DEPOSIT", "500.00"));
    },
  },
};

/**
 * Signs the accounts in and sets their limits. An account that the sandbox does not have is left out.
 * @param {{origin: string, sandboxOrigin: string}} portal
 * @param {{world?: string}} [options]
 * @returns {Promise<string[]>} the accounts that show their limits now
 */
export async function seedLimits({ origin, sandboxOrigin }, { world } = {}) {
  const list = `${sandboxOrigin}/__sandbox/accounts${world ? `?world=${world}` : ""}`;
  const answer = await fetch(list).catch(() => null);
  /** @type {DemoAccount[]} */
  const accounts = answer?.ok ? await answer.json() : [];
  const done = [];
  for (const { account: username, password } of accounts) {
    const wanted = shows[username];
    if (!wanted) continue;
    const send = session(origin, world);
    const { login: began } = await send(login, { input: { username, password } });
    if (began.__typename !== "LoginSuccess") continue;
    /** @type {Kind[]} */
    const kinds = (await send(read)).accountLimits.kinds;
    const ofKind = kinds.find(({ kind }) => kind === wanted.kind);
    await wanted.show(
      send,
      ofKind?.periods.find(({ period }) => period === "DAY"),
    );
    await send("mutation { logout { __typename } }");
    done.push(username);
  }
  return done;
}

/**
 * Asks the portal as the browser's client does, with the cookie that it answered last.
 * @param {string} origin
 * @param {string} [world]
 * @returns {Ask}
 */
function session(origin, world) {
  let cookie = "";
  // Each change names the account whose page it comes from (A215).
  let owner = "guest";
  return async (query, variables = {}) => {
    const answer = await fetch(`${origin}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-portico": "1",
        "x-portico-owner": owner,
        origin,
        cookie,
        "sec-fetch-site": "same-origin",
        connection: "close",
        ...(world ? { "x-dev-world": world } : {}),
      },
      body: JSON.stringify({ query, variables }),
    });
    const set = answer.headers.getSetCookie().find((each) => each.startsWith("sid="));
    if (set) cookie = set.split(";")[0] ?? "";
    const { data, errors } = await answer.json();
    if (!data) throw new Error(`The portal answered ${JSON.stringify(errors)}`);
    owner = data.login?.viewer?.pageOwner ?? owner;
    return data;
  };
}
