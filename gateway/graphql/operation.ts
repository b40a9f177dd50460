/** Prepares the documents of pages for graphql's executor, each once per isolate. */
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type SelectionSetNode,
} from "graphql";
import type { GatewayContext } from "../request/context.ts";

/** A prepared document. */
export interface Operation {
  (context: GatewayContext, variables: object): ExecutionResult | Promise<ExecutionResult>;
  /** The root fields of the operation, such as `Query.games`. */
  roots: readonly string[];
}

/** Prepared operations by schema and document, which live as long as the isolate. */
const prepared = new WeakMap<GraphQLSchema, WeakMap<DocumentNode, Operation>>();

/** Prepares a validated document. */
export function operationOf(schema: GraphQLSchema, document: DocumentNode): Operation {
  const ofSchema = prepared.get(schema) ?? new WeakMap<DocumentNode, Operation>();
  prepared.set(schema, ofSchema);
  let operation = ofSchema.get(document);
  if (!operation) {
    const run = (contextValue: GatewayContext, variables: object) =>
      execute({ schema, document, contextValue, variableValues: { ...variables } });
    operation = Object.assign(run, { roots: rootsOf(schema, document) });
    ofSchema.set(document, operation);
  }
  return operation;
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
