/** Six quiet tints mixed from the brand's own tokens, so that a card without art still has a face. */
const tints = [
  "from-accent/45",
  "from-gold/40",
  "from-new/40",
  "from-hot/35",
  "from-raised",
  "from-danger/35",
] as const;

/**
 * The colour class of a game (U45). The specification draws it at random and keeps it for the
 * session; a stable hash of the id gives the same on server and browser (A71).
 */
export function tintOf(gameId: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < gameId.length; i++) {
    hash = Math.imul(hash ^ gameId.charCodeAt(i), 0x01000193) >>> 0;
  }
  // The low bits of FNV-1a change little between neighbours; fold the high ones in.
  return tints[((hash ^ (hash >>> 15)) >>> 0) % tints.length] ?? tints[0];
}
