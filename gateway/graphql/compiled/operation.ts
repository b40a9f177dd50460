/**
 * Compiles an operation to closures, once per document. graphql-js resolves fields, types and fragments in
 * each execution; here that is done in advance. Results, errors and nulls are the same as with graphql-js,
 * which a test compares.
 */
import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
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
  type VariableDefinitionNode,
  visit,
} from "graphql";
import type { GatewayContext } from "../../request/context.ts";
import { type Conditions, collectFields, NotCompiled } from "./fields.ts";
import {
  type Complete,
  type Field,
  isThenable,
  nullOrThrow,
  type Run,
  recordError,
  runFields,
} from "./run-fields.ts";

export type CompiledOperation = (
  context: GatewayContext,
  variables: object,
) => ExecutionResult | Promise<ExecutionResult>;

/** Operations with more conditions are run by graphql-js: each condition doubles the compiled forms. */
const mostConditions = 3;

/** Null for operations that graphql-js has to run: mutations, introspection, directives of our own. */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
): CompiledOperation | null {
  const operation = getOperationAST(document);
  const root = schema.getQueryType();
  if (!operation || !root || operation.operation !== OperationTypeNode.QUERY) return null;
  const definitions = operation.variableDefinitions ?? [];
  try {
    const fieldsFor = compiledForms(document, definitions, (conditions) =>
      new Compiler(schema, document, conditions).fields(root, [operation.selectionSet]),
    );
    return (context, variables) => {
      const { coerced, errors } = getVariableValues(
        schema,
        definitions,
        variables as Record<string, unknown>,
        { maxErrors: 50 },
      );
      if (!coerced) return { errors: errors ?? [] };
      const execution: Run = { context, variables: coerced, errors: [], emptied: new Set() };
      const answer = (data: unknown): ExecutionResult => ({
        ...(execution.errors.length > 0 ? { errors: execution.errors } : {}),
        data: data as ExecutionResult["data"],
      });
      const nothing = (error: unknown) => {
        recordError(error as GraphQLError, undefined, execution);
        return answer(null);
      };
      try {
        const data = runFields(fieldsFor(coerced), undefined, undefined, execution);
        return data instanceof Promise ? data.then(answer, nothing) : answer(data);
      } catch (error) {
        return nothing(error);
      }
    };
  } catch (error) {
    if (error instanceof NotCompiled) return null;
    throw error;
  }
}

/**
 * The fields by the values of the variables in `@include` and `@skip`: compiled once per combination.
 * @throws NotCompiled when a field can't be compiled, whatever the values are
 */
function compiledForms(
  document: DocumentNode,
  definitions: readonly VariableDefinitionNode[],
  compile: (conditions: Conditions) => Field[],
): (variables: Record<string, unknown>) => Field[] {
  const every = compile(null);
  const { names, found } = conditionsIn(document);
  if (!found) return () => every;
  const sure = definitions.filter(({ type }) => type.kind === Kind.NON_NULL_TYPE);
  const known = new Set(sure.map(({ variable }) => variable.name.value));
  if (names.length > mostConditions || names.some((name) => !known.has(name))) {
    throw new NotCompiled("conditions");
  }
  const forms = new Map<string, Field[]>();
  return (variables) => {
    const key = names.map((name) => Number(variables[name] === true)).join("");
    const form = forms.get(key) ?? compile(variables);
    forms.set(key, form);
    return form;
  };
}

/** Whether a document has directives, and the variables in them. */
function conditionsIn(document: DocumentNode): { names: string[]; found: boolean } {
  const names = new Set<string>();
  let found = false;
  visit(document, {
    Directive(node) {
      found = true;
      for (const { value } of node.arguments ?? []) {
        if (value.kind === Kind.VARIABLE) names.add(value.name.value);
      }
    },
  });
  return { names: [...names], found };
}

class Compiler {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(
    readonly schema: GraphQLSchema,
    document: DocumentNode,
    readonly conditions: Conditions,
  ) {
    const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(
      (fragments as FragmentDefinitionNode[]).map((each) => [each.name.value, each]),
    );
  }

  fields(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Field[] {
    const collected = collectFields(this.schema, this.#fragments, type, sets, this.conditions);
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
      // The gateway's resolvers take no `info` argument; `createSchema` checks that.
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
      const name = typeof value === "object" && value && "__typename" in value && value.__typename;
      const fields = typeof name === "string" ? byName.get(name) : undefined;
      if (!fields) throw new GraphQLError(this.#noType(type, name, where), { nodes });
      return runFields(fields, value, path, run);
    };
  }

  /** The message of graphql-js for a value of an impossible type. */
  #noType({ name: wanted }: GraphQLNamedType, name: unknown, where: string): string {
    if (typeof name !== "string") {
      return `Abstract type "${wanted}" must resolve to an Object type at runtime for field "${where}". Either the "${wanted}" type should provide a "resolveType" function or each possible type should provide an "isTypeOf" function.`;
    }
    const type = this.schema.getType(name);
    if (isObjectType(type)) {
      return `Runtime Object type "${name}" is not a possible type for "${wanted}".`;
    }
    const is = type
      ? `a non-object type "${name}".`
      : `a type "${name}" that does not exist inside the schema.`;
    return `Abstract type "${wanted}" was resolved to ${is}`;
  }

  #completeList(item: GraphQLOutputType, nodes: readonly FieldNode[], where: string): Complete {
    const complete = this.#complete(item, nodes, where);
    const nonNull = isNonNullType(item);
    return (value, prev, run) => {
      if (!isIterable(value)) {
        throw new Error(`Expected Iterable, but did not find one for field "${where}".`);
      }
      const pending: Promise<unknown>[] = [];
      const items: unknown[] = Array.from(value, (raw: unknown, key) => {
        const path = { prev, key, typename: undefined };
        const failed = (error: unknown) => nullOrThrow(error, nodes, nonNull, path, run);
        try {
          const done = isThenable(raw)
            ? Promise.resolve(raw).then((each) => complete(each, path, run))
            : complete(raw, path, run);
          if (!(done instanceof Promise)) return done;
          const settled = done.catch(failed);
          pending.push(settled);
          return settled;
        } catch (error) {
          // This error ends the list, so the pending items' rejections are caught to prevent unhandled
          // rejections.
          if (nonNull) for (const each of pending) each.catch(() => {});
          return failed(error);
        }
      });
      return pending.length > 0 ? Promise.all(items) : items;
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
