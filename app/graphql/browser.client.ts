/**
 * The browser's GraphQL client, for what moves while a page is open: balance, winners, favourites.
 * It sends the hash that the build gave an operation, never its text: queries by GET, so that they
 * are short and cacheable, mutations by POST. There is no cache of its own; loaders own the page's data.
 */

import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { persistedExchange } from "@urql/exchange-persisted";
import type { DocumentNode } from "graphql";
import { type AnyVariables, Client, fetchExchange } from "urql";

/** A header that no form and no foreign page can send; the gateway refuses requests without it. */
const gatewayHeaders = { "x-portico": "1" } as const;

/** How long the browser waits for an answer, in ms: longer than any call behind a widget may take. */
const patience = 10_000;

let client: Client | null = null;

/** urql's key of each operation: it would make one of the text, of which the browser has none. */
const keys = new Map<string, number>();

/**
 * The document as urql wants it.
 * @throws Error for a document that the build did not make
 */
function keyed<TDocument extends DocumentNode>(document: TDocument): TDocument {
  const hash = hashOf(document);
  const key = keys.get(hash) ?? keys.size + 1;
  keys.set(hash, key);
  return { ...document, kind: "Document", definitions: [], __key: key };
}

function hashOf(document: DocumentNode): string {
  const { __meta__: meta } = document as DocumentNode & { __meta__?: { hash?: string } };
  if (!meta?.hash) throw new Error("The operation was not part of the build.");
  return meta.hash;
}

/** Asks from the browser. */
export const browserClient = () => ({
  query: <TData, TVariables extends AnyVariables>(
    document: TypedDocumentNode<TData, TVariables>,
    variables: TVariables,
  ) => pageClient().query(keyed(document), variables),
  mutation: <TData, TVariables extends AnyVariables>(
    document: TypedDocumentNode<TData, TVariables>,
    variables: TVariables,
  ) => pageClient().mutation(keyed(document), variables),
});

/** The one client of this page. Made at first use and only in a browser. */
function pageClient(): Client {
  if (typeof window === "undefined") throw new Error("Loaders ask the gateway in process.");
  client ??= new Client({
    url: "/graphql",
    requestPolicy: "network-only",
    preferGetMethod: false,
    fetchOptions: () => ({ headers: gatewayHeaders, signal: AbortSignal.timeout(patience) }),
    exchanges: [
      persistedExchange({
        enforcePersistedQueries: true,
        enableForMutation: true,
        preferGetForPersistedQueries: "force",
        generateHash: (_, document) => Promise.resolve(hashOf(document)),
      }),
      fetchExchange,
    ],
  });
  return client;
}
