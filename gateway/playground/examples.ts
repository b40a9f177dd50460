/** The playground's tabs: a way through the portal, for a guest, a member and an agent. */
export interface Example {
  query: string;
  variables?: string;
}

const home: Example = {
  query: `# Home: what a guest's first page asks for. Every platform call behind it is made once.
query Home {
  system { status location features { freePlay directRegistration } }
  categories { type path vendors { code name logo } }
  announcements {
    banners { title image link }
    notices { id title publishedAt }
  }
  hotGames(limit: 12) { ...card }
  winners { customer win { amount currency } game { id name } }
  vendorLanes { title path vendors { vendor { code name } more } }
}

fragment card on Game {
  id
  name
  image
  vendor { code name }
  hot
  new
  freeTrial
}
`,
};

const games: Example = {
  query: `# A category: the third page of 20 slots, by offset.
query Slots($filter: GameFilter!, $offset: Int!) {
  lobby(path: "/rng") { titleKey classes { key name } vendors { code name } }
  games(filter: $filter, offset: $offset, limit: 20) {
    nodes { id name type code start minBet { amount currency } vendor { code name } }
    pageInfo { offset total hasMore }
  }
}
`,
  variables: JSON.stringify({ filter: { type: "RNG", classKey: "HOT" }, offset: 40 }, null, 2),
};

const signIn: Example = {
  query: `# Sign in as the demo member; the session cookie stays in this browser.
mutation SignIn($input: LoginInput!) {
  login(input: $input) {
    __typename
    ... on LoginSuccess { firstLogin passwordChangeRequired viewer { account role } }
    ... on InvalidCredentials { captchaRequired }
    ... on CaptchaRequired { wrong }
    ... on Throttled { retryAfterMs }
    ... on Refused { reason }
  }
}
`,
  variables: JSON.stringify({ input: { username: "player1", password: "Portico#2026" } }, null, 2),
};

const member: Example = {
  query: `# Member: run this after signing in.
query Member {
  viewer {
    nickname
    role
    avatar
    balance { money { amount currency } updatedAt }
    unreadMessages
    favoriteGameIds
    singleWallet
    expiresAt
  }
  favoriteGames { nodes { id name } pageInfo { hasMore } }
  recentGames { nodes { id name } pageInfo { hasMore } }
}
`,
};

const agent: Example = {
  query: `# Agent: signs in on the agent site, which refuses everyone else.
mutation SignInAsAgent($input: LoginInput!) {
  login(input: $input) {
    __typename
    ... on LoginSuccess {
      viewer { account role balance { money { amount currency } } }
    }
    ... on AccountNotAllowed { why: reason }
    ... on Refused { reason }
  }
}
`,
  variables: JSON.stringify(
    { input: { username: "agent1", password: "Portico#2026", site: "AGENT" } },
    null,
    2,
  ),
};

export const examples: readonly Example[] = [home, games, signIn, member, agent];
