import { Kind, visit } from "graphql";

/**
 * `GameCard_game` is what one component reads, and stays masked; `Money` is a shape that many share.
 * @param {import("graphql").FragmentDefinitionNode} definition
 */
const isShape = ({ name }) => !name.value.includes("_");

/**
 * A document transform of the generator: a spread of a shape becomes the fields of the shape. The
 * types stay plain objects, no document carries a fragment more, and what goes over the wire (and into
 * the allow-list) reads as if the fields were written out. Where the fields are not those of the type,
 * the generator's validation says so.
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
