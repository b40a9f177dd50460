import type { Foreground } from "./foreground.ts";
import type { Scenery } from "./scenery.ts";
import type { SchemeName } from "./schemes.ts";
import type { Motif } from "./svg.ts";

/** A family of covers: what may be drawn, and in which colours. */
export interface Theme {
  readonly heroes: readonly Motif[];
  /** Motifs that a game's name may call for besides these; without a list, any. */
  readonly named?: readonly Motif[];
  /** Smaller things at the hero's sides. */
  readonly props: readonly Motif[];
  readonly scenery: readonly Scenery[];
  readonly foreground: readonly Foreground[];
  readonly schemes: readonly SchemeName[];
}
