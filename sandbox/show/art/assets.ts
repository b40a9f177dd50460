import { type Dice, dice } from "./seed.ts";
import { inked, paint } from "./svg.ts";

/** Every file of `assets/` as `motifs/tiger`, on one line; see `art-files.mjs`. */
declare const SANDBOX_ART: Readonly<Record<string, string>>;

/** One picture being composed: its dice, and how many pieces it has so far. */
export interface Sheet extends Dice {
  pieces: number;
}

export function sheet(seed: string): Sheet {
  return Object.assign(dice(seed), { pieces: 0 });
}

/** A file that is a whole picture, or null. */
export function wholePicture(path: string): string | null {
  return Object.hasOwn(SANDBOX_ART, path) ? (SANDBOX_ART[path] ?? null) : null;
}

/** One of an asset's variants, such as `dealer.1` and `dealer.2`, as its attributes and what is inside. */
function variant(art: Sheet, path: string): readonly [root: string, body: string] {
  const paths = Object.keys(SANDBOX_ART).filter((each) => `${each}.`.startsWith(`${path}.`));
  if (paths.length === 0) throw new Error(`no asset ${path}`);
  const text = SANDBOX_ART[art.pick(paths)] ?? "";
  const start = text.indexOf(">");
  return [text.slice(0, start), text.slice(start + 1, -"</svg>".length)];
}

/**
 * An asset in one of its variants and colours: `data-a="r m b"` lists what `var(--a)` may be, and `given` has values of
 * other variables. The numbers of a lottery are drawn. Ids get a number, so that no two pieces share one; `mark` and
 * `symbol` are those of the picture.
 */
export function piece(
  art: Sheet,
  path: string,
  given: Readonly<Record<string, string>> = {},
): string {
  const [root, body] = variant(art, path);
  const lists = [...root.matchAll(/ data-(\w+)="([^"]+)"/g)].map(([, name = "", list = ""]) => {
    return [name, list.split(" ")] as const;
  });
  // A number that lists of 2 to 7 values divide: all of their combinations come.
  const turn = art.whole(0, 419);
  const chosen = lists.map(([name, list]) => [name, list[turn % list.length]]);
  const values: Record<string, string> = { ...Object.fromEntries(chosen), ...given };
  art.pieces += 1;
  return body
    .replace(/var\(--(\w+)\)/g, (_, name: string) => paint(values[name] ?? "none"))
    .replace(/>\d</g, () => `>${art.whole(0, 9)}<`)
    .replace(/>\d\d</g, () => `>${art.whole(10, 45)}<`)
    .replace(/( id="| href="#)(?!mark"|symbol")(\w+)"/g, `$1$2-${art.pieces}"`)
    .concat(values.wear && art.chance(0.5) ? piece(art, `motifs/${values.wear}`) : "");
}

/** A motif's shapes, which have no outline of their own. `jewel:bc` is the jewel in one of the paints b and c. */
export function motifShapes(art: Sheet, name: string): string {
  const [base, paints] = name.split(":");
  return piece(art, `motifs/${base}`, paints ? { a: art.pick([...paints]) } : {});
}

/**
 * A motif in the ink of the picture, around the origin and within about -128…128 on both axes. An animal may wear one thing of its `data-wear`, so that two tigers need not look alike.
 */
export function motif(art: Sheet, name: string, ink: number): string {
  return inked(motifShapes(art, name), ink);
}

/** A scenery or foreground, at times the other way round. `reels:seven` are reels with sevens. */
export function surroundings(art: Sheet, path: string): string {
  const [base = "", symbol] = path.split(":");
  const body = piece(art, base);
  if (symbol) return `<defs><g id="symbol">${motif(art, symbol, 5)}</g></defs>${body}`;
  return art.chance(0.5) ? body : `<g transform="translate(300)scale(-1 1)">${body}</g>`;
}
