/**
 * The rules of a market: one file of data for each country, checked when the Worker starts (`check-markets.ts`, G30).
 * A region, or in the file of all other countries a country, may replace single rules (`places`).
 */
import * as v from "valibot";
import { gameTypes } from "../brands/game-types.ts";
import { messageLanguages } from "../brands/languages.ts";
import { like, named, oneOf, strict } from "../brands/place.ts";

/** The kinds of limits that a player can set (G1). */
const limitKinds = ["DEPOSIT", "NET_LOSS", "SESSION_TIME", "STAKE"] as const;

/** The country code of the file for every country without a file of its own, and for an unknown country. */
export const elsewhereCode = "ZZ";

const flag = v.boolean("must be true or false");
const wholeFrom = (least: number, most: number) =>
  v.pipe(
    v.number("must be a number"),
    v.integer("must be a whole number"),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );

/** An organisation that helps people who gamble too much. */
const helpline = strict({
  /** Its own name, in its own language. */
  name: named,
  /** BCP 47 tag of the name's language. */
  lang: like(/^[a-z]{2}(-[A-Za-z]{2,4})?$/, "is no language tag"),
  /** As it is dialled in the country, such as "1336". */
  phone: v.optional(like(/^\+?[0-9][0-9 -]{1,18}$/, "is no telephone number")),
  url: v.optional(like(/^https:\/\/\S+$/, "is no https address")),
  /** When it answers, from and to in the country's time; absent if nobody says. */
  hours: v.optional(
    like(/^([01]\d|2[0-3]):[0-5]\d–([01]\d|2[0-4]):[0-5]\d$/, "is no span such as 09:00–18:00"),
  ),
  /** BCP 47 tags of the languages that it speaks. */
  languages: v.pipe(
    v.array(like(/^[a-z]{2}(-[A-Za-z]{2,4})?$/, "is no language tag")),
    v.minLength(1, "must name a language"),
  ),
});

const listOrAll = <const T extends v.GenericSchema<string, string>>(item: T, what: string) =>
  v.union(
    [v.literal("ALL"), v.pipe(v.array(item), v.minLength(1, `must name a ${what}`))],
    `must be "ALL" or a list of a ${what} each`,
  );

const rules = {
  /** Whether the portal may be offered there at all. If not, every request gets 451. */
  open: flag,
  /** In years. */
  minimumAge: wholeFrom(18, 99),
  /** The classes of games that may be listed and launched. */
  products: listOrAll(oneOf("game type", gameTypes), "game type"),
  /** The languages of the legal texts that hold there. */
  legalLanguages: v.pipe(
    v.array(oneOf("language with messages", messageLanguages)),
    v.minLength(1, "must name a language"),
  ),
  limits: strict({
    /** The kinds that must be offered, where the platform has what they need. */
    offered: v.array(oneOf("kind of limit", limitKinds)),
    /** Whether a new player has to choose a deposit limit, or to say that there shall be none. */
    promptAtRegistration: flag,
  }),
  /** The longest interval of the reality check that a player may choose (G11). */
  realityCheck: strict({ longestMinutes: wholeFrom(5, 240) }),
  exclusion: strict({
    /** The shortest self-exclusion (G16). */
    shortestMonths: wholeFrom(1, 60),
    /** Whether a register of excluded persons has to be asked at a login and a registration (G21). */
    checksRegister: flag,
  }),
  /** ISO 4217 codes of the currencies that accounts may have. */
  currencies: listOrAll(like(/^[A-Z]{3}$/, "is no ISO 4217 code"), "currency"),
  /** Whether bonuses and promotions may be shown and joined. */
  bonusesShown: flag,
  /** Whether a withdrawal that was requested may be cancelled by the player (G12). */
  withdrawalCancelling: flag,
  helplines: v.pipe(v.array(helpline), v.minLength(1, "must name an organisation")),
};

/** The names of the rules, in the order in which they are explained. */
export type MarketRule = keyof typeof rules;
export const marketRules = Object.keys(rules) as MarketRule[];

const place = strict({
  /** What the place is called, for the command and the page that explain. */
  name: named,
  rules: v.partial(strict(rules)),
});

export const marketFileSchema = strict({
  country: like(/^[A-Z]{2}$/, "is no ISO 3166-1 code"),
  /** The day from which the file holds. A change of a rule is a new version. */
  version: v.pipe(
    like(/^\d{4}-\d{2}-\d{2}$/, "is no day such as 2026-11-24"),
    v.isoDate("is no day of a calendar"),
  ),
  /** True for a file that shows how it is done and that no lawyer has read. Production warns of it. */
  example: flag,
  rules: strict(rules),
  /** Single rules by region code (`"SH"`); in the file `ZZ` by country (`"JP"`). */
  places: v.record(like(/^[A-Z0-9]{1,3}$/, "is no code of a place"), place),
});

export type MarketFile = v.InferOutput<typeof marketFileSchema>;
export type MarketRules = MarketFile["rules"];
export type Helpline = v.InferOutput<typeof helpline>;

/** The rules that hold for a visitor. It depends on nothing but the file and the place in it. */
export interface Market extends MarketRules {
  /** The file's country; `ZZ` for all others. */
  country: string;
  /** The place of the file whose rules replace the country's; null without one. */
  place: string | null;
  version: string;
}
