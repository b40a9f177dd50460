/** All HTTP methods that the portal answers. */
const allowed = ["GET", "HEAD", "POST"];

/** The Allow header of a 405. */
export const allowHeader = allowed.join(", ");

/** The Allow header of a page without an action. */
export const readsOnlyHeader = "GET, HEAD";

export const isAllowedMethod = (method: string): boolean => allowed.includes(method);

/** Reads change nothing, so other sites may link to them. Other methods need a request from our own pages. */
export const isReadMethod = (method: string): boolean => method === "GET" || method === "HEAD";
