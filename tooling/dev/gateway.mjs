import { readFileSync } from "node:fs";
import { print } from "graphql";
import { at } from "../command/paths.mjs";

/**
 * The gateway client of pages that Vite renders. It sends each operation over HTTP to the Worker with the visitor's
 * cookies, and returns Set-Cookie and Server-Timing to the visitor.
 * @param {{portalOrigin: string, request: Request, answerHeaders: Headers, pageOwner: () => string | null}} visit
 */
export function devGateway({ portalOrigin, request, answerHeaders, pageOwner }) {
  return {
    /**
     * @param {import("graphql").DocumentNode} document
     * @param {Record<string, unknown>} [variables]
     */
    async execute(document, variables) {
      const answer = await answerOf(`${portalOrigin}/graphql`, {
        method: "POST",
        headers: {
          ...asVisitor(request.headers),
          accept: "application/json",
          "content-type": "application/json",
          origin: portalOrigin,
          "sec-fetch-site": "same-origin",
          "x-portico": "1",
          ...ownerOf(pageOwner()),
        },
        body: JSON.stringify({ query: textOf(document), variables }),
      });
      if (!answer) return { errors: [{ message: exchanged, extensions: { requestId: null } }] };
      const timing = answer.headers.get("server-timing");
      if (timing) answerHeaders.append("server-timing", timing);
      const other = answer.headers.get("x-portico-signed-in-as");
      if (other) answerHeaders.set("x-portico-signed-in-as", other);
      for (const cookie of answer.headers.getSetCookie()) {
        answerHeaders.append("set-cookie", cookie);
        request.headers.set("cookie", withCookie(request.headers.get("cookie"), cookie));
      }
      return answer.json();
    },
  };
}

/**
 * The header that names whose page it is.
 * @param {string | null} owner
 * @returns {Record<string, string>}
 */
const ownerOf = (owner) => (owner === null ? {} : { "x-portico-owner": owner });

const exchanged =
  "The Worker was exchanged for a newer one while it answered. Load the page again.";

/**
 * The Worker's answer, or null if its connection ended. Nothing is sent twice, because a mutation may have arrived.
 * @param {string} url
 * @param {RequestInit} init
 */
async function answerOf(url, init) {
  try {
    return await fetch(url, init);
  } catch {
    return null;
  }
}

/**
 * Returns the text of a page's document, because the Worker may not know the hash of an edited one.
 * @param {import("graphql").DocumentNode & {__meta__?: {hash: string}}} document
 */
function textOf({ __meta__: meta, ...document }) {
  if (!meta) return print(document);
  const texts = JSON.parse(
    readFileSync(at("app/graphql/generated/persisted-documents.json"), "utf8"),
  );
  return texts[meta.hash];
}

const passed = ["cookie", "accept-language", "user-agent"];

/** @param {Headers} headers */
function asVisitor(headers) {
  const stored = [...headers].filter(
    ([name]) => passed.includes(name) || name.startsWith("x-dev-"),
  );
  return Object.fromEntries(stored);
}

/**
 * Returns the Cookie header after a Set-Cookie, as the browser would send it, so that a later query has the login.
 * @param {string | null} header
 * @param {string} setCookie
 */
export function withCookie(header, setCookie) {
  const [pair = "", ...attributes] = setCookie.split(";").map((part) => part.trim());
  const name = pair.slice(0, pair.indexOf("="));
  const others = (header ?? "")
    .split(/;\s*/)
    .filter((each) => each && !each.startsWith(`${name}=`));
  const gone = attributes.some((attribute) => /^max-age=(0|-)/i.test(attribute));
  return [...others, ...(gone ? [] : [pair])].join("; ");
}
