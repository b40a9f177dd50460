/**
 * The settings of a white-label brand: one file of data, checked when the Worker starts (`check-brand.ts`).
 * Whatever docs/requirements.md leaves to the operator, or assumes, is set here.
 */
import * as v from "valibot";
import { gameTypes } from "./game-types.ts";
import { messageLanguages } from "./languages.ts";
import { form } from "./look/form.ts";
import { type palette, theme, typeface } from "./look/theme.ts";
import { like, named, oneOf, strict } from "./place.ts";
import { thresholds } from "./thresholds.ts";

const host = like(/^(\*\.)?[a-z0-9.-]+(:\d+)?$/, "is no host");
const path = like(/^\/[A-Za-z0-9/-]*$/, "is no path of the portal");
/** A file below `public/`. */
const file = like(/^\/[A-Za-z0-9/._-]+$/, "is no path below public/");
const anchor = like(/^[A-Za-z0-9_-]{1,40}$/, "is no anchor");
const currencyCode = like(/^[A-Z]{3}$/, "is no ISO 4217 code");
const whole = v.pipe(v.number("must be a number"), v.integer("must be a whole number"));

const minutes = v.pipe(whole, v.minValue(1, "must be at least 1"));

/** ISO 3166-1 alpha-2. Intl provides the country's name in the page's language. */
const countryCode = like(/^[A-Z]{2}$/, "is no ISO 3166-1 code");

const gameType = oneOf("game type", gameTypes);

/** A language: BCP 47 tag and platform code (A66), and the currency that guests see (A68). */
const language = strict({
  tag: oneOf("language with messages", messageLanguages),
  platformCode: named,
  /** The language's name in itself. */
  label: named,
  /** ISO 4217 code of the symbol shown to guests. */
  currency: currencyCode,
});

/** One row of the route table (A23, A25): what a lobby path shows. */
const lobbyRoute = strict({
  path,
  /** Which shape the page has: GameListCenter, GameCenter or a class across types. */
  area: oneOf("area", ["gameListCenter", "gameCenter", "classPage"]),
  /** A key below `nav` in the locale files; a page of vendors is called what the platform calls them (A116). */
  titleKey: v.optional(named),
  /** Rows of one group are one page, with a tab for each; a key below `nav` too (R19, R20). */
  group: v.optional(named),
  type: v.optional(gameType),
  vendors: v.optional(v.array(named)),
  classKey: v.optional(named),
});

/** A change of one catalogue row, by its id (A1–A4, A56). */
const callOverride = strict({
  method: v.optional(oneOf("method", ["GET", "POST", "PUT", "DELETE"])),
  path: v.optional(like(/^(\/[\w.-]+)+$/, "is no path of the platform")),
  moduleId: v.optional(like(/^[\w-]{1,40}$/, "is no module id")),
  enabled: v.optional(v.boolean("must be true or false")),
});

/**
 * How payloads of encrypted calls are encrypted (A12): the cipher, then its options. Other algorithms are too weak,
 * or the Worker's runtime does not support them.
 */
const cipher = v.variant(
  "name",
  [
    strict({
      name: v.literal("jwe"),
      alg: oneOf("algorithm", ["RSA-OAEP-256", "RSA-OAEP-384", "RSA-OAEP-512"]),
      enc: oneOf("algorithm", ["A256GCM", "A256CBC-HS512"]),
    }),
  ],
  ({ received }) => `${received} is no cipher; there is: jwe`,
);

/** Texts of the brand's own instead of ours, by key of `app/locales/`. */
const voice = v.record(like(/^[a-z]\w*(\.\w+)+$/i, "is no message key"), named);

/** Ways in besides a password and a code of the platform (A55, X1, X3). */
const socialProvider = oneOf("way to sign in", ["google", "facebook", "phone"]);

/** What a Firebase project calls its web configuration: public by nature, and in every page that needs it. */
const firebaseProject = strict({
  apiKey: like(/^[\w-]{20,60}$/, "is no key of a Firebase project"),
  /** The redirect address of the provider's window. Below the portal's own site it works in every browser. */
  authDomain: like(/^([a-z0-9-]+\.)+[a-z]{2,}$/, "is no host"),
  projectId: like(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, "is no id of a Firebase project"),
});

/** Account types of the platform, as numbers (A42). */
const types = v.array(whole);

export const brandSchema = strict({
  id: like(/^[a-z0-9-]+$/, "is no id of a brand"),
  name: named,
  /** The text beside the logo, by language tag. */
  tagline: v.record(v.string(), named),
  /** Path of the logo below `public/`, wide form and square mark. */
  logo: strict({ wide: file, mark: file }),
  merchant: named,
  languages: v.pipe(v.array(language), v.minLength(1, "must name a language")),
  defaultLanguage: v.string("must be a language's tag"),
  /** Decimals by currency where they differ from two (A97), such as KRW: 0. */
  currencyDecimals: v.record(currencyCode, whole),
  gmtOffset: like(/^[+-](0\d|1[0-4]):[0-5]\d$/, "is no offset such as +08:00"),
  accountTypes: strict({ member: types, agent: types, trial: types }),
  /** Lobby routes, shortcuts included. */
  lobbyRoutes: v.array(lobbyRoute),
  /** Navigation entries besides the server's categories, in order (U13, U14). */
  navigation: strict({
    main: v.array(oneOf("entry", ["home", "hot", "categories", "promotions"])),
    extra: v.array(
      oneOf("entry", [
        "favorite",
        "recent",
        "download",
        "customerService",
        "help",
        "notice",
        "vip",
        "deposit",
        "invite",
        "agent",
      ]),
    ),
    /** The five entries of the phone's bottom bar. */
    bottom: v.pipe(
      v.array(
        oneOf("entry", [
          "home",
          "hot",
          "live",
          "slots",
          "lott",
          "sports",
          "favorite",
          "recent",
          "account",
          "promotions",
        ]),
      ),
      v.length(5, "must have five entries"),
    ),
  }),
  /** Sections of the operator's help center (C20), by anchor: a link to one that it lacks is absent (A116). */
  help: strict({
    /** Under the footer's help, in order, and beside its cashier (U16). */
    footer: v.array(anchor),
    cashier: v.array(anchor),
    /** What a registration agrees to (V10). */
    terms: anchor,
    privacy: anchor,
  }),
  /** The entry tiles of the home page (U3), with their texts by language tag (K35, A99). */
  tiles: v.array(
    strict({
      art: oneOf("tile", ["live", "slots", "fish", "lottery", "sports"]),
      /** A row of `lobbyRoutes`; a tile that leads nowhere is absent. */
      path,
      text: v.record(v.string(), named),
    }),
  ),
  /**
   * What the operator advertises on a page, by language tag (K34, K36, A99, A116). These are texts only: figures in
   * them set no filter and no limit.
   */
  claims: v.array(
    strict({
      path,
      /** By language; a language that is left out has no such claim (A137). */
      text: v.record(v.string(), named),
      /** The currency of a claim that names an amount. Only guests and members with this currency see it. */
      currency: v.optional(currencyCode),
    }),
  ),
  /** Whether a running game may open windows, as the help of some vendors does. Without it, it may not. */
  gamePopups: v.boolean("must be true or false"),
  /** Choices of the lobby's filter (K36): least bets in the brand's own currency, least lines. */
  filterSteps: strict({ stakes: v.array(whole), lines: v.array(whole) }),
  /** The orders of lists of games that the platform knows beside its own (A172). */
  gameSorts: v.array(v.picklist(["NAME", "NEWEST", "RTP"])),
  /**
   * Whether the platform's list of games can put games first that are named (A201). Without it a popular game stays on
   * its page of a list.
   */
  firstGames: v.optional(v.boolean("must be true or false")),
  /**
   * Whether lists of games differ between members. If so, they are requested with the member's token (A9, A10,
   * A115).
   */
  personalLists: v.optional(v.boolean("must be true or false")),
  /** A37. */
  jackpot: oneOf("jackpot", ["simulated", "live", "off"]),
  /** Prize modes offered besides the derived one (A84). */
  prizeModes: v.array(oneOf("prize mode", ["LOTT", "ZY", "ELOTT", "SEA"])),
  hosts: strict({
    /** Origins of image CDNs. An asset always uses the same one (A70). */
    images: v.array(like(/^https?:\/\/[^/?#\s]+$/, "is no origin")),
    /** Hosts that may serve launched games (A64); they are allowed in frame-src. */
    launch: v.array(host),
    /** Hosts that may serve the chat (A91). */
    chat: v.array(host),
  }),
  edge: strict({
    /** ISO 3166-1 countries, or country-region such as US-WA, that get 451. */
    blockedRegions: v.array(like(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, "is no country or region")),
    /** The day from which the list holds, shown with the block (G31). A change of the list is a new version. */
    version: like(/^\d{4}-\d{2}-\d{2}$/, "is no day such as 2026-11-27"),
    /** CIDR ranges that get 403 (A78). */
    deniedAddresses: v.array(v.string()),
    /** Our own maintenance switch: `from` (and `until`) in ms, or null. */
    maintenance: v.nullable(strict({ from: v.number(), until: v.nullable(v.number()) })),
  }),
  /** Contacts when the platform can't say (A75): by language what they are called, and where they are. */
  customerService: v.array(
    strict({
      name: v.record(v.string(), named),
      url: like(/^(https:\/\/|tel:|mailto:)\S+$/, "is no https, tel or mailto"),
    }),
  ),
  /**
   * Sign-in by Google, Facebook or a number that Firebase proves; absent means none of them. Without a project of
   * its own a brand has them only where development names Firebase's emulator (docs/social-sign-in.md).
   */
  socialSignIn: v.optional(
    strict({
      providers: v.pipe(v.array(socialProvider), v.minLength(1, "must name a way to sign in")),
      firebase: v.optional(firebaseProject),
    }),
  ),
  /** Dialling codes of mobile numbers, the usual one first; a choice is shown where there are several. */
  dialingCodes: v.pipe(
    v.array(strict({ code: like(/^\d{1,4}$/, "is no dialling code"), country: countryCode })),
    v.minLength(1, "must name a country"),
  ),
  /** patternId → message key (A48). */
  patternMessages: v.record(
    like(/^\d{1,4}$/, "is no pattern id"),
    like(/^validation(\.[A-Za-z]+)+$/, "is no message key"),
  ),
  /** E11: say that a name or address is unknown, or stay neutral (A46b). */
  explicitUnknownAccount: v.boolean("must be true or false"),
  /** Licence line in the footer, by language tag. */
  licence: v.record(v.string(), named),
  /** How long withdrawals take, in minutes, where the platform doesn't say (A169); absent if nobody knows. */
  withdrawalTime: v.optional(strict({ usualMinutes: minutes, mostMinutes: v.nullable(minutes) })),
  /** When the operator's console is amber and red, where it differs from the usual (O1, O9). */
  thresholds: v.optional(thresholds),
  /** By the ids of docs/catalogue.md. */
  calls: v.record(like(/^C[AP]?\d{1,3}$/, "is no id of a call"), callOverride),
  cipher,
  theme,
  /** What stands where, and how it is drawn (B1). */
  form: v.optional(form, {}),
  /** By language tag and key, such as `en: { "home.hero.text": "…" }`; placeholders stay ours (B1). */
  voice: v.optional(v.record(v.string(), voice), {}),
  /** Pictures of the brand's own below `public/`; without one the page has ours, or none. */
  art: v.optional(
    strict({
      /** Of a hero of art, without its ending: `<hero>.avif`, `.webp`, and `<hero>-phone` in both. */
      hero: v.optional(file),
      /** What empty lists show instead of an icon. */
      empty: v.optional(file),
    }),
    {},
  ),
  /** The typeface of headings and figures (H10). Without one the brand uses the fonts of the visitor's system. */
  typeface: v.optional(typeface),
});

export type Brand = v.InferOutput<typeof brandSchema>;
/** A brand as its file is written: settings with a default may be left out. */
export type BrandFile = v.InferInput<typeof brandSchema>;
export type Theme = v.InferOutput<typeof theme>;
export type Palette = v.InferOutput<typeof palette>;
export type SocialProvider = v.InferOutput<typeof socialProvider>;
export type FirebaseProject = v.InferOutput<typeof firebaseProject>;
export type CipherChoice = v.InferOutput<typeof cipher>;
export type LobbyRoute = v.InferOutput<typeof lobbyRoute>;
export type BrandLanguage = v.InferOutput<typeof language>;

/** Returns the brand of a file, with the defaults of what it leaves out. Mistakes stay for `check-brand.ts` to list. */
export function defineBrand(file: BrandFile): Brand {
  const { theme, voice = {}, art = {} } = file;
  const read = v.safeParse(form, file.form ?? {});
  return {
    ...file,
    theme: { ...theme, switchable: theme.switchable ?? false },
    form: read.success ? read.output : (file.form as Brand["form"]),
    voice,
    art,
  };
}
