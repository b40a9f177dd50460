/** What a page of the member center got of its data. */
export type Part<T> =
  | { data: T; dropped?: number }
  | { failed: true; requestId: string | null }
  | { notOffered: true };
