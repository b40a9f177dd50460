/**
 * The browser's GraphQL client for data that changes while a page is open: balance, winners, favourites. It sends the
 * hash of an operation that the build generated, never its text: queries by GET, because GET is short and cacheable,
 * mutations by POST. It has no cache, because loaders own the page's data.
 */

import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { persistedExchange } from "@urql/exchange-persisted";
import type { DocumentNode } from "graphql";
import { type AnyVariables, Client, fetchExchange, mapExchange } from "urql";
import { reportViewer } from "./answered-viewer.ts";

/** A header that forms and other sites can't send. The gateway refuses requests without it. */
const gatewayHeaders = { "x-portico": "1" } as const;

/** Time limit of a request in ms. It is longer than any call behind a widget may take. */
const patience = 10_000;

let client: Client | null = null;

/** urql's key of each operation. urql computes it from the text, which the browser doesn't have. */
const keys = new Map<string, number>();

/**
 * Returns the document with the key that urql needs.
 * @throws Error for a document that the build didn't generate
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

/** The gateway client of browser code. */
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

/** Returns the page's client, which is created at first use and only in a browser. */
function pageClient(): Client {
  if (typeof window === "undefined") throw new Error("Loaders ask the gateway in process.");
  client ??= new Client({
    url: "/graphql",
    requestPolicy: "network-only",
    preferGetMethod: false,
    fetchOptions: () => ({ headers: gatewayHeaders, signal: AbortSignal.timeout(patience) }),
    exchanges: [
      mapExchange({
        onResult: ({ data, error }) => {
          if (data && !error && "viewer" in data) reportViewer(data.viewer);
        },
      }),
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
