import { sheet } from "../assets.ts";
import { aurora } from "./aurora.ts";
import { hanbit } from "./hanbit.ts";
import type { House, Subject } from "./house.ts";
import { mekong } from "./mekong.ts";

/** The houses by the hand that a picture's address names. */
export const houses: ReadonlyMap<string, House> = new Map([
  ["aurora", aurora],
  ["hanbit", hanbit],
  ["mekong", mekong],
]);

/** Above this a picture is drawn again with less beside its hero. */
const mostBytes = 5900;

/** A picture of a house about something, such as `welcome`; an unknown hand is the first house's. */
export function housePicture(
  hand: string,
  about: string,
  [w, h]: readonly [number, number],
  texts: Subject["texts"] = null,
  shown?: string,
): string {
  const house = houses.get(hand) ?? aurora;
  const [hero = "gift", ...beside] = shown ? [shown] : (house.motifs.get(about) ?? []);
  const draw = (most: number) => {
    const art = sheet(`${hand}:${about}`);
    return house.draw({ art, w, h, hero, beside: beside.slice(0, most), texts });
  };
  const full = draw(2);
  if (full.length <= mostBytes) return full;
  const lean = draw(1);
  return lean.length <= mostBytes ? lean : draw(0);
}
