/** @typedef {{account: string, password: string, note: string}} DemoAccount */

/**
 * Returns the text that `npm start` prints once the portal answers: the platform and its demo accounts.
 * @param {{origin: string, sandboxOrigin: string, platformOrigin: string | null, accounts: DemoAccount[], emulator?: string | null}} facts
 *   `platformOrigin` is null while the sandbox is asked; `emulator` is where Firebase's is, if it signs people in
 */
export function banner({ origin, sandboxOrigin, platformOrigin, accounts, emulator }) {
  return [
    "",
    `  Portico      ${origin}`,
    `  Playground   ${origin}/graphql`,
    `  Platform     ${platformOrigin ?? `the sandbox, ${sandboxOrigin}`}`,
    `  Its calls    ${origin}/dev/platform   (how each one went, what differs)`,
    ...(emulator ? [`  Firebase     its emulator, ${emulator}`] : []),
    "",
    ...(platformOrigin === null ? demoLines(accounts) : ownPlatformLines),
    "",
    "  See a blocked region: open this, and the second to come back",
    `    ${origin}/?dev-country=KP`,
    `    ${origin}/?dev-country=KR`,
    "",
    "  Ctrl-C ends it.",
    "",
  ].join("\n");
}

/** @param {DemoAccount[]} accounts */
function demoLines(accounts) {
  const rows = accounts.map(
    ({ account, password, note }) => `    ${account.padEnd(10)} ${password.padEnd(14)} ${note}`,
  );
  return ["  Demo accounts", ...(rows.length > 0 ? rows : ["    (the sandbox named none)"])];
}

const ownPlatformLines = [
  "  Accounts are that platform's; its public keys stand in .portico/dev-secrets.json,",
  "  hosts of its pictures and games in the brand file (README, Pointing it at a real platform).",
];

/**
 * The banner of a running portal.
 * @param {{origin: string, sandboxOrigin: string, platformOrigin: string | null}} portal
 * @param {string | null} [emulator] where Firebase's Auth emulator is
 */
export async function bannerOf(portal, emulator = null) {
  const accounts = portal.platformOrigin === null ? await demoAccounts(portal.sandboxOrigin) : [];
  return banner({ ...portal, accounts, emulator });
}

/**
 * Returns the demo accounts of the running sandbox, so that the list always matches its seed.
 * @param {string} sandboxOrigin
 * @returns {Promise<DemoAccount[]>} none when the sandbox doesn't answer
 */
async function demoAccounts(sandboxOrigin) {
  const answer = await fetch(`${sandboxOrigin}/__sandbox/accounts`).catch(() => null);
  return answer?.ok ? answer.json() : [];
}
