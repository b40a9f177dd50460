/** Executes operations of pages in process: the pipeline of /graphql without HTTP. */
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { createContext } from "../create-context.ts";
import { publicErrors } from "../failures/errors.ts";
import type { Gateway } from "../gateway.ts";
import type { RequestScope } from "../request/request-scope.ts";
import { countDroppedItems } from "../section-cache/dropped-items.ts";
import { cachedSection, isCacheable } from "../section-cache/section-cache.ts";
import { operationOf } from "./operation.ts";

/** An error as pages see it: a plain object, so that it can be serialized for the browser. */
export interface Failure {
  message: string;
  path?: ReadonlyArray<string | number>;
  extensions: { code?: string; requestId?: string; [key: string]: unknown };
}

export interface Answer<TData> {
  data?: TData | null;
  errors?: readonly Failure[];
  /** How many list items of the platform were invalid and are missing; absent when none are. */
  dropped?: number;
}

export interface InProcess {
  /** Runs one operation. Returns data, errors or both; never throws for an error of the operation. */
  execute<TData, TVariables extends object>(
    document: TypedDocumentNode<TData, TVariables>,
    variables: TVariables,
  ): Promise<Answer<TData>>;
}

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

interface Outcome {
  data?: unknown;
  errors?: readonly unknown[];
  dropped?: number;
}

async function run<TData, TVariables>(
  gateway: Gateway,
  scope: RequestScope,
  document: TypedDocumentNode<TData, TVariables>,
  variableValues: object,
): Promise<Outcome> {
  const contextValue = createContext(scope);
  const operation = operationOf(gateway.schema, gateway.documentOf(document));
  if (isCacheable(operation)) return cachedSection(operation, contextValue, variableValues);
  const counting = countDroppedItems(contextValue);
  const answer = await operation(counting.context, variableValues);
  return { ...answer, dropped: counting.dropped() };
}

function shape<TData>({ data, errors, dropped }: Outcome, scope: RequestScope): Answer<TData> {
  const answer: Answer<TData> = {
    ...(data === undefined ? {} : { data: data as TData | null }),
    ...(dropped ? { dropped } : {}),
  };
  if (!errors?.length) return answer;
  const failures = publicErrors(errors, scope).map(({ message, path, extensions }) => ({
    message,
    ...(path ? { path } : {}),
    extensions,
  }));
  return { ...answer, errors: failures };
}
