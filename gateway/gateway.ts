/** The gateway of an isolate: schema, persisted operations, and the handler of /graphql. */
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { type DocumentNode, type GraphQLSchema, parse } from "graphql";
import { signedInAsHeader } from "./access/page-owner.ts";
import { normalizeMediaTypes } from "./graphql/plugins/media-types.ts";
import { refusal, refuseRequest } from "./graphql/plugins/request-gate.ts";
import { createSchema } from "./graphql/schema.ts";
import type { Http } from "./graphql/yoga.ts";
import type { RequestScope } from "./request/request-scope.ts";

export interface GatewayOptions {
  /** Persisted operations of the build: hash → text. Production runs no others. */
  persisted?: Readonly<Record<string, string>>;
}

/** A document as pages import it, which holds only the hash. Tests pass whole documents. */
type Document = DocumentNode | (TypedDocumentNode & { __meta__?: { hash?: string } });

export type Gateway = ReturnType<typeof createGateway>;

/**
 * Creates the gateway. It holds no I/O objects, so a Worker may keep it in module scope; each part is created
 * on first use.
 */
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
     * The parsed document; the same object for each call. It is not validated, because the build validated
     * it.
     * @throws Error for a document that is not part of this build
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
    /** Handles a request to /graphql. Errors are part of the response; it never throws. */
    async handle(request: Request, scope: RequestScope): Promise<Response> {
      const refused = refuseRequest(request, scope);
      if (refused) return refused;
      const requested = normalizeMediaTypes(request);
      if (requested === null) return refusal(406, scope);
      // Only HTTP requests need Yoga and its validation rules, so pages don't load them.
      const { createHttp } = await import("./graphql/yoga.ts");
      http ??= createHttp(gateway.schema, operations);
      const answer = await http.fetch(requested, { scope });
      const status = scope.answerHeaders.has(signedInAsHeader) ? 409 : answer.status;
      const response = new Response(answer.body, { status, headers: answer.headers });
      response.headers.set("cache-control", "no-store");
      return response;
    },
  };
  return gateway;
}
