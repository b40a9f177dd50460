import type { Sheet } from "../assets.ts";

/** A picture to be drawn: its size, what it shows, and two lines of text on a banner. */
export interface Subject {
  readonly art: Sheet;
  readonly w: number;
  readonly h: number;
  readonly hero: string;
  /** What is smaller beside it, left and right. */
  readonly beside: readonly string[];
  readonly texts: readonly [large: string, small: string] | null;
}

/** A house's hand: all pictures of one operator, so that nobody takes two operators for one. */
export interface House {
  /** Hero, left and right by what a picture is about. */
  readonly motifs: ReadonlyMap<string, readonly string[]>;
  draw(subject: Subject): string;
}

const wideLetters = /[가-힣぀-ヿ一-鿿]/;

/** The width of a text in em. @param letter the width of a letter of the Latin or Thai script */
export const widthOf = (text: string, letter: number): number =>
  [...text].reduce(
    (sum, each) => sum + (each === " " ? 0.3 : wideLetters.test(each) ? 0.96 : letter),
    0,
  );

/** The size at which a text is as wide as its room, or `most`. */
export const sizeFor = (text: string, room: number, most: number, letter: number): number =>
  Math.round(Math.min(most, room / widthOf(text, letter)));

/** A whole picture, which needs no paints of `assets/`. */
export const sheetOf = ({ w, h }: Subject, ink: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" color="${ink}" stroke-linejoin="round" stroke-linecap="round">${body}</svg>`;
