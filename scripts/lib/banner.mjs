/** @typedef {{account: string, password: string, note: string}} DemoAccount */

/**
 * What `npm start` tells once the portal answers.
 * @param {{origin: string, sandboxOrigin: string, accounts: DemoAccount[]}} facts
 */
export function banner({ origin, sandboxOrigin, accounts }) {
  const rows = accounts.map(
    ({ account, password, note }) => `    ${account.padEnd(10)} ${password.padEnd(14)} ${note}`,
  );
  return [
    "",
    `  Portico      ${origin}`,
    `  Playground   ${origin}/graphql`,
    `  Platform     ${origin}/dev/platform   (every platform call: how it went, what differs)`,
    `  Sandbox      ${sandboxOrigin}`,
    "",
    "  Demo accounts",
    ...(rows.length > 0 ? rows : ["    (the sandbox named none)"]),
    "",
    "  See a blocked region: open this, and the second to come back",
    `    ${origin}/?dev-country=KP`,
    `    ${origin}/?dev-country=KR`,
    "",
    "  Ctrl-C ends it.",
    "",
  ].join("\n");
}

/**
 * The demo accounts, asked from the running sandbox so that this list can't drift from its seed.
 * @param {string} sandboxOrigin
 * @returns {Promise<DemoAccount[]>} none when the sandbox doesn't answer
 */
export async function demoAccounts(sandboxOrigin) {
  const answer = await fetch(`${sandboxOrigin}/__sandbox/accounts`).catch(() => null);
  return answer?.ok ? answer.json() : [];
}
