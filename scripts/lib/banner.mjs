/**
 * What `npm start` tells once the portal answers.
 * @param {{origin: string, sandboxOrigin: string, accounts: {role: string, username: string, password: string}[]}} facts
 */
export function banner({ origin, sandboxOrigin, accounts }) {
  const rows = accounts.map(
    ({ role, username, password }) => `    ${role.padEnd(12)} ${username.padEnd(10)} ${password}`,
  );
  return [
    "",
    `  Portico      ${origin}`,
    `  Playground   ${origin}/graphql`,
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
 */
export async function demoAccounts(sandboxOrigin) {
  const answer = await fetch(`${sandboxOrigin}/__sandbox/accounts`).catch(() => null);
  if (!answer?.ok) return [];
  const told = await answer.json();
  return Array.isArray(told) ? told : (told.accounts ?? []);
}
