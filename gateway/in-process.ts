/** The way in for pages: the same pipeline as HTTP, without HTTP. */
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { type DocumentNode, execute, type GraphQLError, type GraphQLSchema } from "graphql";
import { type CompiledOperation, compileOperation } from "./compiled/operation.ts";
import { createContext } from "./context.ts";
import { publicErrors } from "./failures/errors.ts";
import { keptAnswer, mayBeKept } from "./kept-answers.ts";
import type { RequestScope } from "./scope.ts";
import type { Gateway } from "./yoga.ts";

/** An error as pages see it: plain, so that it survives being sent to the browser. */
export interface Failure {
  message: string;
  path?: ReadonlyArray<string | number>;
  extensions: { code?: string; requestId?: string; [key: string]: unknown };
}

export interface Answer<TData> {
  data?: TData | null;
  errors?: readonly Failure[];
}

export interface InProcess {
  /** Runs one operation. Answers partial data with errors; never throws for either. */
  execute<TData, TVariables extends object>(
    document: TypedDocumentNode<TData, TVariables>,
    variables: TVariables,
  ): Promise<Answer<TData>>;
}

/** A page's documents are the same objects for the isolate's life: each is validated once. */
const validated = new WeakMap<DocumentNode, readonly GraphQLError[]>();

/** Their compiled forms by schema; null for those that graphql's executor runs. */
const compiled = new WeakMap<GraphQLSchema, WeakMap<DocumentNode, CompiledOperation | null>>();

export function createInProcess(gateway: Gateway, scope: RequestScope): InProcess {
  return {
    async execute<TData, TVariables extends object>(
      document: TypedDocumentNode<TData, TVariables>,
      variables: TVariables,
    ) {
      const result = await run(gateway, scope, document, variables).catch((error: unknown) => ({
        errors: [error],
      }));
      return shape<TData>(result, scope);
    },
  };
}

async function run(
  { schema, yoga }: Gateway,
  scope: RequestScope,
  document: DocumentNode,
  variableValues: object,
): Promise<{ data?: unknown; errors?: readonly unknown[] }> {
  let errors = validated.get(document);
  if (!errors) {
    const { validate } = yoga.getEnveloped({ scope });
    errors = validate(schema, document) as readonly GraphQLError[];
    validated.set(document, errors);
  }
  if (errors.length > 0) return { errors };
  const contextValue = createContext(scope);
  const operation = compiledFor(schema, document);
  if (operation && mayBeKept(operation)) return keptAnswer(operation, contextValue, variableValues);
  if (operation) return operation(contextValue, variableValues);
  return execute({ schema, document, contextValue, variableValues: { ...variableValues } });
}

function compiledFor(schema: GraphQLSchema, document: DocumentNode): CompiledOperation | null {
  let known = compiled.get(schema);
  if (!known) {
    known = new WeakMap();
    compiled.set(schema, known);
  }
  let operation = known.get(document);
  if (operation === undefined) {
    operation = compileOperation(schema, document);
    known.set(document, operation);
  }
  return operation;
}

function shape<TData>(
  { data, errors }: { data?: unknown; errors?: readonly unknown[] },
  scope: RequestScope,
): Answer<TData> {
  const answer: Answer<TData> = data === undefined ? {} : { data: data as TData | null };
  if (!errors?.length) return answer;
  const failures = publicErrors(errors, scope).map(({ message, path, extensions }) => ({
    message,
    ...(path ? { path } : {}),
    extensions,
  }));
  return { ...answer, errors: failures };
}
