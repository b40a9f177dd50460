/** Chooses the executor of an operation: compiled closures (decision 0014) or graphql-js. */
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type SelectionSetNode,
} from "graphql";
import type { GatewayContext } from "../../request/context.ts";
import { compileOperation } from "./operation.ts";

/**
 * `compiled` falls back to graphql-js for operations it does not support; `graphql-js` runs every operation.
 */
export type Executor = "compiled" | "graphql-js";

/** A prepared document. Both executors return the same results. */
export interface Operation {
  (context: GatewayContext, variables: object): ExecutionResult | Promise<ExecutionResult>;
  /** The root fields of the operation, such as `Query.games`. */
  roots: readonly string[];
}

type OperationCache = WeakMap<DocumentNode, Operation>;

/**
 * Prepared operations by schema and document. These objects live as long as the isolate, so each is prepared
 * once.
 */
const operationCaches: Record<Executor, WeakMap<GraphQLSchema, OperationCache>> = {
  compiled: new WeakMap(),
  "graphql-js": new WeakMap(),
};

/** Prepares a validated document. */
export function operationOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  executor: Executor,
): Operation {
  let ofSchema = operationCaches[executor].get(schema);
  if (!ofSchema) {
    ofSchema = new WeakMap();
    operationCaches[executor].set(schema, ofSchema);
  }
  let operation = ofSchema.get(document);
  if (!operation) {
    const compiled = executor === "compiled" ? compileOperation(schema, document) : null;
    const run = compiled ?? interpreted(schema, document);
    operation = Object.assign(run, { roots: rootsOf(schema, document) });
    ofSchema.set(document, operation);
  }
  return operation;
}

function interpreted(schema: GraphQLSchema, document: DocumentNode) {
  return (contextValue: GatewayContext, variables: object) =>
    execute({ schema, document, contextValue, variableValues: { ...variables } });
}

function rootsOf(schema: GraphQLSchema, document: DocumentNode): string[] {
  const roots = new Set<string>();
  const look = ({ selections }: SelectionSetNode) => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) roots.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) look(selection.selectionSet);
      else lookInto(selection.name.value);
    }
  };
  const lookInto = (fragment: string) => {
    for (const each of document.definitions) {
      const isIt = each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === fragment;
      if (isIt) look(each.selectionSet);
    }
  };
  const operation = getOperationAST(document);
  if (!operation) return [];
  look(operation.selectionSet);
  const type = schema.getRootType(operation.operation)?.name;
  return [...roots].map((name) => `${type}.${name}`);
}
