/** Six tints mixed from the brand's tokens, for cards without a picture. */
const tints = [
  "from-accent/45",
  "from-gold/40",
  "from-new/40",
  "from-hot/35",
  "from-raised",
  "from-danger/35",
] as const;

/**
 * Returns the colour class of a game (U45). The specification draws it at random per session; a hash of the id gives the
 * same class on the server and in the browser (A71).
 */
export function tintOf(gameId: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < gameId.length; i++) {
    hash = Math.imul(hash ^ gameId.charCodeAt(i), 0x01000193) >>> 0;
  }
  // The low bits of FNV-1a differ little between similar ids, so the high bits are folded in.
  return tints[((hash ^ (hash >>> 15)) >>> 0) % tints.length] ?? tints[0];
}
