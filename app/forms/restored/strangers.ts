/**
 * Moves what the browser's extensions have put before the page's own elements behind them. React takes the elements of the
 * server over in their order; what it does not know at the end of `head` and `body` it leaves alone, and anywhere else it
 * draws the document anew.
 */
export function moveStrangersBehind({ documentElement, head, body }: Document): void {
  const behind = (parent: Node, isStranger: (node: ChildNode) => boolean, to: Node) => {
    for (const node of [...parent.childNodes].filter(isStranger)) to.appendChild(node);
  };
  behind(documentElement, (node) => node !== head && node !== body, body);
  for (const [parent, first] of [
    [head, head.querySelector(":scope > meta[charset]")],
    [body, body.querySelector(":scope > [data-page-start]")],
  ] as const) {
    const isBefore = (node: ChildNode) =>
      first !== null &&
      (node.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    behind(parent, isBefore, parent);
  }
}
