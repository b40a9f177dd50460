/** Operations that request too much; each names the platform call that it would cause. */
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(" ");

const nested = (levels: number) =>
  `{ ${"... on Query { ".repeat(levels)}hotGames { id }${" }".repeat(levels)} }`;

/** Each fragment spreads the next one twice: 2 to the power of `levels` fields when written out. */
const doubling = (levels: number) =>
  `{ ...f0 } ${times(levels, (i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`)}
   fragment f${levels} on Query { hotGames { id } }`;

const login = (alias: string) =>
  `${alias}: login(input: { username: "player1", password: "wrong" }) { __typename }`;
const deposit = (alias: string) =>
  `${alias}: requestDeposit(input: { methodId: "1", amount: "10", idempotencyKey: "k" }) { __typename }`;

export const bombs: [string, string][] = [
  ["depth", nested(20)],
  ["endless depth", nested(380)],
  [
    "depth of fields",
    `{ __type(name: "Query") { ${"ofType { ".repeat(9)}name${" }".repeat(9)} } }`,
  ],
  [
    "depth in a list value",
    `{ games(filter: ${"[".repeat(1000)}${"]".repeat(100)}) { nodes { id } } }`,
  ],
  ["13 aliases", `{ ${times(13, (i) => `a${i}: hotGames { id }`)} }`],
  ["180 aliases", `{ ${times(180, (i) => `a${i}: hotGames { id }`)} }`],
  ["a field 390 times", `{ ${times(390, () => "hotGames { id }")} }`],
  ["21 directives", `{ hotGames { id ${"@include(if: true) ".repeat(21)} } }`],
  ["an unknown directive", "{ hotGames @boom { id } }"],
  ["tokens", `{ ${"ready ".repeat(8000)} hotGames { id } }`],
  ["tokens in a comment's shadow", `${"#x\n".repeat(200)}{ ${"ready ".repeat(2000)} }`],
  ["a fragment that spreads itself", "{ ...a } fragment a on Query { hotGames { id } ...a }"],
  [
    "a cycle of fragments",
    "{ ...a } fragment a on Query { ...b } fragment b on Query { ...c } fragment c on Query { hotGames { id } ...a }",
  ],
  [
    "a cycle of fragments without use",
    "{ hotGames { id } } fragment a on Query { ...b } fragment b on Query { ...a }",
  ],
  ["fragments that double 25 times", doubling(25)],
  ["fragments that double 100 times", doubling(100)],
  [
    "cost",
    `{ ${times(12, (i) => `a${i}: games(filter: {}) { nodes { ${"id name vendor { code name logo } minBet { amount currency } ".repeat(8)} } }`)} }`,
  ],
  ["two logins", `mutation { ${login("a")} ${login("b")} }`],
  [
    "logins in fragments",
    `mutation { ...x ...y } fragment x on Mutation { ${login("a")} } fragment y on Mutation { ${login("b")} }`,
  ],
  ["a login and a deposit", `mutation { ${login("a")} ${deposit("b")} }`],
  ["two deposits", `mutation { ${deposit("a")} ${deposit("b")} }`],
  ["two captchas", "{ a: captcha { __typename } b: captcha { __typename } }"],
  ["two operations without a name", "query a { hotGames { id } } query b { winners { customer } }"],
  ["a subscription", "subscription { hotGames { id } }"],
  ["an unknown field", "{ hotGames { id secretField } }"],
  ["a truncated operation", "{ hotGames { id"],
  ["only a fragment", "fragment a on Query { hotGames { id } }"],
  ["NUL and surrogates", "{ hotGames\u0000 { id\ud800 } }"],
  ["letters that look like ASCII", "{ hоtGames { id } }"],
  ["a name of the prototype", "{ __proto__ constructor }"],
];
