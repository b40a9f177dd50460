/** The gateway, once per isolate: the schema, the build's operations, and the two ways in. */
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { type DocumentNode, type GraphQLSchema, parse } from "graphql";
import { withPlainTypes } from "./graphql/plugins/media-types.ts";
import { refusal, refuseRequest } from "./graphql/plugins/request-gate.ts";
import { createSchema } from "./graphql/schema.ts";
import type { Http } from "./graphql/yoga.ts";
import type { RequestScope } from "./request/request-scope.ts";

export interface GatewayOptions {
  /** The build's own operations: hash → text. In production nothing else runs. */
  persisted?: Readonly<Record<string, string>>;
}

/** What a page imports of a document: its hash. Tests bring whole ones. */
type Document = DocumentNode | (TypedDocumentNode & { __meta__?: { hash?: string } });

export type Gateway = ReturnType<typeof createGateway>;

/** Builds the gateway. Holds plain values only, so it may be in module scope of a Worker; each part is made when it is first needed. */
export function createGateway({ persisted = {} }: GatewayOptions = {}) {
  const operations = new Map(Object.entries(persisted));
  const parsed = new Map<string, DocumentNode>();
  let schema: GraphQLSchema | null = null;
  let http: Http | null = null;

  const gateway = {
    get schema(): GraphQLSchema {
      schema ??= createSchema();
      return schema;
    },
    /**
     * The document with its fields, the same object each time. It is not validated: the build did that.
     * @throws Error for one that is not of this build
     */
    documentOf(document: Document): DocumentNode {
      if ("definitions" in document) return document;
      const { hash = "" } = (document as { __meta__?: { hash?: string } }).__meta__ ?? {};
      const known = parsed.get(hash);
      if (known) return known;
      const text = operations.get(hash);
      if (text === undefined) throw new Error(`The build has no operation ${hash}`);
      const whole = parse(text, { noLocation: true });
      parsed.set(hash, whole);
      return whole;
    },
    /** Answers a request to /graphql. Errors are part of the answer; it does not throw. */
    async handle(request: Request, scope: RequestScope): Promise<Response> {
      const refused = refuseRequest(request, scope);
      if (refused) return refused;
      const asked = withPlainTypes(request);
      if (asked === null) return refusal(406, scope);
      // Yoga and the rules of validation are for this way in alone: pages don't wait for them.
      const { createHttp } = await import("./graphql/yoga.ts");
      http ??= createHttp(gateway.schema, operations);
      const answer = await http.fetch(asked, { scope });
      const response = new Response(answer.body, answer);
      response.headers.set("cache-control", "no-store");
      return response;
    },
  };
  return gateway;
}
