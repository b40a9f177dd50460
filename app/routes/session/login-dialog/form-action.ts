/**
 * Where the login forms post to. The way back stands in the address too, so that a refused try without
 * JavaScript still knows it.
 */
export function formAction(returnTo: string): string {
  return returnTo === "/" ? "/login" : `/login?returnTo=${encodeURIComponent(returnTo)}`;
}
