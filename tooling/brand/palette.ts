import type { Palette } from "../../brands/brand.ts";
import { contrast, leastContrast } from "../../brands/look/contrast.ts";
import type { Scheme } from "../../brands/look/palette.ts";

/** How much of the accent is in each ground, and what the rest of it is. */
const grounds = {
  dark: { base: "#07080c", ground: 0.04, surface: 0.08, raised: 0.14, line: 0.26 },
  light: { base: "#ffffff", ground: 0.04, surface: 0, raised: 0.08, line: 0.2 },
} as const;
/** What text is drawn in at the farthest, and the second colour to begin with. */
const texts = {
  dark: { end: "#ffffff", gold: "#ffcf5c" },
  light: { end: "#000000", gold: "#8a4b1e" },
} as const;

/** A palette from one colour, in which all text can be read: colours that can't are drawn nearer to white or black. */
export function paletteOf(scheme: Scheme, accent: string): Palette {
  const { base, ground, surface, raised, line } = grounds[scheme];
  const { end, gold } = texts[scheme];
  const below = [ground, surface, raised].map((share) => mix(base, accent, share));
  const readable = (color: string, on: readonly string[]) => {
    const shares = Array.from({ length: 51 }, (_share, at) => at / 50);
    const share = shares.find((each) =>
      on.every((under) => (contrast(mix(color, end, each), under) ?? 0) >= leastContrast),
    );
    return mix(color, end, share ?? 1);
  };
  const [onGround = base, onSurface = base, onRaised = base] = below;
  const drawn = readable(accent, below);
  const black = mix("#000000", drawn, 0.06);
  return {
    ground: onGround,
    surface: onSurface,
    raised: onRaised,
    line: mix(base, accent, line),
    ink: mix(end, accent, 0.06),
    quiet: readable(mix(mix(base, end, 0.6), accent, 0.15), below),
    accent: drawn,
    onAccent: (contrast(black, drawn) ?? 0) >= leastContrast ? black : "#ffffff",
    gold: readable(gold, below),
  };
}

/** Two colours `#rrggbb` as one, with this share of the second. */
function mix(one: string, other: string, share: number): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) =>
    Math.round(part(one, at) * (1 - share) + part(other, at) * share),
  );
  return `#${parts.map((each) => each.toString(16).padStart(2, "0")).join("")}`;
}
