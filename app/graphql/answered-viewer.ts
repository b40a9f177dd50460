/** Who is signed in, by the gateway's answers to requests of this page by script. */

/** Null if nobody is signed in. An operation requests the account or not. */
export type AnsweredViewer = { account?: string; pageOwner?: string } | null;

const listeners = new Set<(viewer: AnsweredViewer) => void>();

/** Calls `listener` for each answer with a viewer. Returns a function that ends it. */
export function onAnsweredViewer(listener: (viewer: AnsweredViewer) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function reportViewer(viewer: AnsweredViewer): void {
  for (const listener of listeners) listener(viewer);
}
