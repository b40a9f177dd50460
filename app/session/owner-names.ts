/** How pages and server name the account that a page was made for (A215). */

/** The header of requests by script. Forms of other sites can't send it. */
export const ownerHeader = "x-portico-owner";

/** The hidden field of forms, for browsers without JavaScript. */
export const ownerField = "pageOwner";

/** What a guest's page says. */
export const guestOwner = "guest";

/** The response's header where the page of another account was refused: who is signed in, URI-encoded. */
const signedInAsHeader = "x-portico-signed-in-as";

/** The account that the response's header names, or null. */
export function signedInAs(headers: Headers): string | null {
  const named = headers.get(signedInAsHeader);
  return named === null ? null : decodeURIComponent(named);
}
