/** What a page of the member center got of its data. */
export type Part<T> =
  | { data: T; dropped?: number }
  | {
      failed: true;
      requestId: string | null;
      /** The platform refuses it because the account is locked (A131). */
      locked?: boolean;
    }
  | { notOffered: true };
