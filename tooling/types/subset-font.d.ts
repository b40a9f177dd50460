/** The package has no types of its own. */
declare module "subset-font" {
  /** Returns a font with the glyphs of a text only. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes?: Record<string, { min: number; max: number }>;
    },
  ): Promise<Uint8Array>;
}
