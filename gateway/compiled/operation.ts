/**
 * An operation turned into closures, once per document: what graphql's executor looks up again in
 * each execution (fields, types, fragments) is known then. It answers what graphql's own executor
 * answers, errors and nulls included, which a test compares; what it does not know it leaves to it.
 */
import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  TypeNameMetaFieldDef,
} from "graphql";
import type { GatewayContext } from "../context.ts";
import { collectFields, NotCompiled } from "./fields.ts";
import { type Complete, type Field, isThenable, leaveNull, runFields } from "./run-fields.ts";

export interface CompiledOperation {
  (context: GatewayContext, variables: object): ExecutionResult | Promise<ExecutionResult>;
  /** The root fields it asks for. */
  roots: readonly string[];
}

/** Null for what graphql's executor has to run: changes, directives, introspection. */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
): CompiledOperation | null {
  const operation = getOperationAST(document);
  const root = schema.getQueryType();
  if (!operation || !root || operation.operation !== OperationTypeNode.QUERY) return null;
  const definitions = operation.variableDefinitions ?? [];
  try {
    const fields = new Compiler(schema, document).fields(root, [operation.selectionSet]);
    const run = (context: GatewayContext, variables: object) => {
      const { coerced, errors } = getVariableValues(
        schema,
        definitions,
        variables as Record<string, unknown>,
        { maxErrors: 50 },
      );
      if (!coerced) return { errors: errors ?? [] };
      const execution = { context, variables: coerced, errors: [] as GraphQLError[] };
      const answer = (data: unknown): ExecutionResult => ({
        ...(execution.errors.length > 0 ? { errors: execution.errors } : {}),
        data: data as ExecutionResult["data"],
      });
      const nothing = (error: unknown) => {
        execution.errors.push(error as GraphQLError);
        return answer(null);
      };
      try {
        const data = runFields(fields, undefined, undefined, execution);
        return data instanceof Promise ? data.then(answer, nothing) : answer(data);
      } catch (error) {
        return nothing(error);
      }
    };
    return Object.assign(run, { roots: fields.map(({ name }) => name) });
  } catch (error) {
    if (error instanceof NotCompiled) return null;
    throw error;
  }
}

class Compiler {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(
    readonly schema: GraphQLSchema,
    document: DocumentNode,
  ) {
    const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(
      (fragments as FragmentDefinitionNode[]).map((each) => [each.name.value, each]),
    );
  }

  fields(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Field[] {
    const collected = collectFields(this.schema, this.#fragments, type, sets);
    return [...collected].map(([key, nodes]) => this.#field(type, key, nodes));
  }

  #field(type: GraphQLObjectType, key: string, nodes: readonly FieldNode[]): Field {
    const [node] = nodes;
    const name = node?.name.value ?? "";
    const known = name === "__typename" ? TypeNameMetaFieldDef : type.getFields()[name];
    if (!known || !node) throw new NotCompiled(name);
    const complete = this.#complete(known.type, nodes, `${type.name}.${name}`);
    return {
      key,
      name,
      typename: type.name,
      nodes,
      nonNull: isNonNullType(known.type),
      // Resolvers of ours take no `info`; the schema's construction sees to that.
      resolve: name === "__typename" ? () => type.name : (known.resolve as Field["resolve"]),
      args: argumentsOf(known, node),
      complete,
    };
  }

  #complete(type: GraphQLOutputType, nodes: readonly FieldNode[], where: string): Complete {
    if (isNonNullType(type)) {
      const inner = this.#complete(type.ofType, nodes, where);
      return (value, path, run) => {
        const done = inner(value, path, run);
        if (done === null) throw new Error(`Cannot return null for non-nullable field ${where}.`);
        return done;
      };
    }
    const complete = this.#completePresent(type, nodes, where);
    return (value, path, run) => {
      if (value instanceof Error) throw value;
      return value === undefined || value === null ? null : complete(value, path, run);
    };
  }

  #completePresent(type: GraphQLOutputType, nodes: readonly FieldNode[], where: string): Complete {
    if (isListType(type)) return this.#completeList(type.ofType, nodes, where);
    if (isLeafType(type)) {
      return (value) => {
        const text = type.serialize(value);
        if (text === undefined || text === null) throw new Error(`${type.name} of nothing`);
        return text;
      };
    }
    const sets = nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []));
    if (isObjectType(type)) {
      if (type.isTypeOf) throw new NotCompiled("isTypeOf");
      const fields = this.fields(type, sets);
      return (value, path, run) => runFields(fields, value, path, run);
    }
    if (!isAbstractType(type) || type.resolveType) throw new NotCompiled(where);
    const byName = new Map(
      this.schema.getPossibleTypes(type).map((each) => [each.name, this.fields(each, sets)]),
    );
    return (value, path, run) => {
      const name = (value as { __typename?: unknown }).__typename;
      const fields = typeof name === "string" ? byName.get(name) : undefined;
      if (!fields) throw new GraphQLError(`${where} gave no type of ${type.name}.`, { nodes });
      return runFields(fields, value, path, run);
    };
  }

  #completeList(item: GraphQLOutputType, nodes: readonly FieldNode[], where: string): Complete {
    const complete = this.#complete(item, nodes, where);
    const nonNull = isNonNullType(item);
    return (value, prev, run) => {
      if (!isIterable(value)) throw new GraphQLError(`${where} is no list.`, { nodes });
      let waits = false;
      const items: unknown[] = Array.from(value, (raw: unknown, key) => {
        const path = { prev, key, typename: undefined };
        const failed = (error: unknown) => leaveNull(error, nodes, nonNull, path, run);
        try {
          const done = isThenable(raw)
            ? Promise.resolve(raw).then((each) => complete(each, path, run))
            : complete(raw, path, run);
          if (!(done instanceof Promise)) return done;
          waits = true;
          return done.catch(failed);
        } catch (error) {
          return failed(error);
        }
      });
      return waits ? Promise.all(items) : items;
    };
  }
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.iterator in value;
}

const none: Field["args"] = () => ({});

function argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode): Field["args"] {
  if (field.args.length === 0) return none;
  return ({ variables }) => getArgumentValues(field, node, variables);
}
