/** What the portal answers at all. Forms and GraphQL need no more. */
const allowed = ["GET", "HEAD", "POST"];

/** The Allow header of a 405. */
export const allowHeader = allowed.join(", ");

/** The Allow header of a page that takes no forms. */
export const readsOnlyHeader = "GET, HEAD";

export const isAllowedMethod = (method: string): boolean => allowed.includes(method);

/** Reads change nothing, so another site may cause them; the rest has to come from our own pages. */
export const isReadMethod = (method: string): boolean => method === "GET" || method === "HEAD";
