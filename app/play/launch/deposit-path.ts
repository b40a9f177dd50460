/** Addresses of a deposit that begins in a running game (H3): `game` is the game's ticket. */

const ticketForm = /^[\w-]{1,80}$/;

/** The cashier, with the way back to this game. */
export const depositPath = (ticket: string) => `/member/deposit?game=${ticket}`;

/** The running game behind a ticket. */
export const gamePath = (ticket: string) => `/seamless?ticket=${ticket}`;

/** The ticket of the game from which a player came; null without one, or if it has another form than a ticket. */
export function depositGameOf(query: URLSearchParams): string | null {
  const ticket = query.get("game");
  return ticket && ticketForm.test(ticket) ? ticket : null;
}
