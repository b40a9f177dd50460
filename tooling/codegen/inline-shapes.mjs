import { Kind, visit } from "graphql";

/**
 * Whether a fragment is a shared shape such as `Money`. Fragments of one component, such as `GameCard_game`, stay
 * masked.
 * @param {import("graphql").FragmentDefinitionNode} definition
 */
const isShape = ({ name }) => !name.value.includes("_");

/**
 * A document transform of the generator that replaces the spread of a shape by its fields. Types are then plain
 * objects, and queries have no extra fragments. If the fields don't exist on the type, the generator's validation
 * reports it.
 * @type {import("@graphql-codegen/plugin-helpers").Types.DocumentTransformFunction}
 */
export function transform({ documents }) {
  /** @typedef {readonly import("graphql").SelectionNode[]} Selections */
  /** @type {Map<string, Selections>} */
  const shapes = new Map();
  for (const { document } of documents)
    for (const definition of document?.definitions ?? [])
      if (definition.kind === Kind.FRAGMENT_DEFINITION && isShape(definition))
        shapes.set(definition.name.value, definition.selectionSet.selections);

  /** @type {(selections: Selections) => Selections} */
  const written = (selections) =>
    selections.flatMap((each) => {
      const shape = each.kind === Kind.FRAGMENT_SPREAD && shapes.get(each.name.value);
      return shape ? written(shape) : [each];
    });
  /** @type {import("graphql").ASTVisitor} */
  const inline = {
    enter: (node) =>
      node.kind === Kind.SELECTION_SET
        ? { ...node, selections: written(node.selections) }
        : undefined,
  };
  return documents.map((file) => ({
    ...file,
    document: file.document && visit(file.document, inline),
  }));
}
