/** The visitors under load: four guests on the home page, two on a category, two API reads, two members. */
/** @typedef {{kind: string, url: string, init: RequestInit, wrong: (body: string) => string | null}} Share */

const board =
  "{ winners { customer win { amount currency } } hotGames { id name vendor { name } } }";
const mine = "{ viewer { nickname balance { money { amount } } unreadMessages } }";

/** @param {string} html */
const failedBlock = (html) => (html.includes("data-block-failed") ? "a block failed" : null);
/** @param {string} json */
const failedField = (json) => (json.includes('"errors"') ? json.slice(0, 200) : null);

/**
 * Ten requests in the order of sending; the order is repeated.
 * @param {{origin: string, headers: Record<string, string>, member: string}} place `member` is a Cookie header
 * @returns {Share[]}
 */
export function shares({ origin, headers, member }) {
  /** @type {(kind: string, path: string, cookie?: string) => Share} */
  const page = (kind, path, cookie = "") => ({
    kind,
    url: origin + path,
    init: { headers: { ...headers, accept: "text/html", ...(cookie ? { cookie } : {}) } },
    // The member's page must be signed in; otherwise it would measure another guest.
    wrong: (html) =>
      failedBlock(html) ?? (kind === "member home" && !html.includes("player1") ? "a guest" : null),
  });
  /** @type {(query: string, cookie?: string) => Share} */
  const read = (query, cookie = "") => ({
    kind: "graphql",
    url: `${origin}/graphql`,
    init: {
      method: "POST",
      headers: {
        ...headers,
        origin,
        "content-type": "application/json",
        "x-portico": "1",
        ...(cookie ? { cookie } : {}),
      },
      body: JSON.stringify({ query }),
    },
    wrong: failedField,
  });
  return [
    page("guest home", "/"),
    page("category", "/rng"),
    page("guest home", "/", "lang=ko"),
    read(board),
    page("member home", "/", member),
    page("guest home", "/"),
    page("category", "/live?vendor=EG3"),
    read(mine, member),
    page("guest home", "/", "lang=ko"),
    page("member home", "/", `${member}; lang=ko`),
  ];
}
