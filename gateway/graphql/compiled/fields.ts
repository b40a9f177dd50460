/**
 * Collects the fields of a selection for one object type, once per document instead of once per execution.
 */
import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/** Thrown while compiling an operation that graphql-js has to run. */
export class NotCompiled extends Error {}

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The values of the Boolean variables that decide `@include` and `@skip`; null: every field is collected. */
export type Conditions = Readonly<Record<string, unknown>> | null;

/**
 * The fields of several selection sets for this type, by response key, in order of first appearance.
 * @throws NotCompiled when a directive other than `@include` and `@skip` is on a field or fragment
 */
export function collectFields(
  schema: GraphQLSchema,
  fragments: Fragments,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  conditions: Conditions,
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const seen = new Set<string>();
  const collect = ({ selections }: SelectionSetNode) => {
    for (const selection of selections) {
      if (!isIncluded(selection, conditions)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        if (key === "__proto__") throw new NotCompiled("a key that plain objects keep otherwise");
        const known = fields.get(key);
        if (known) known.push(selection);
        else fields.set(key, [selection]);
        continue;
      }
      let fragment: { typeCondition?: { name: { value: string } }; selectionSet: SelectionSetNode };
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const name = selection.name.value;
        const defined = fragments.get(name);
        if (seen.has(name) || !defined) continue;
        seen.add(name);
        fragment = defined;
      } else fragment = selection;
      if (covers(schema, fragment.typeCondition?.name.value, type)) collect(fragment.selectionSet);
    }
  };
  sets.forEach(collect);
  return fields;
}

function isIncluded({ directives }: SelectionNode, conditions: Conditions): boolean {
  const decided = (directives ?? []).map((directive) => {
    const includes = directive.name.value === "include";
    const value = conditionOf(directive, conditions);
    return value === null || value === includes;
  });
  return !decided.includes(false);
}

/** The value of a directive's `if`; null while every field is collected. */
function conditionOf({ name, arguments: given }: DirectiveNode, conditions: Conditions) {
  const value = given?.find((argument) => argument.name.value === "if")?.value;
  if (name.value !== "include" && name.value !== "skip") throw new NotCompiled("a directive");
  if (value?.kind === Kind.BOOLEAN) return value.value;
  if (value?.kind !== Kind.VARIABLE) throw new NotCompiled("a condition");
  return conditions && conditions[value.name.value] === true;
}

function covers(schema: GraphQLSchema, condition: string | undefined, type: GraphQLObjectType) {
  if (condition === undefined || condition === type.name) return true;
  const wider = schema.getType(condition);
  return isAbstractType(wider) && schema.isSubType(wider, type);
}
