/**
 * What a white-label brand is: one file of data, validated when it is picked (`brands/index.ts`).
 * Everything that `coverage.md` marks as ours or assumed and that may differ by brand stands here.
 */
import * as v from "valibot";

const host = v.pipe(v.string(), v.regex(/^(\*\.)?[a-z0-9.-]+(:\d+)?$/));
const path = v.pipe(v.string(), v.regex(/^\/[A-Za-z0-9/-]*$/));
/** A file below `public/`. */
const file = v.pipe(v.string(), v.regex(/^\/[A-Za-z0-9/._-]+$/));
const cssColor = v.pipe(v.string(), v.regex(/^(#[0-9a-f]{3,8}|oklch\([^;{}]+\)|rgb\([^;{}]+\))$/i));

/** ISO 3166-1 alpha-2; the country's name comes from Intl in the page's language. */
const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

const gameType = v.picklist([
  "RNG",
  "LIVE",
  "FISH",
  "PVP",
  "SPORTS",
  "ESPORTS",
  "COCKFIGHT",
  "LOTT",
  "ELOTT",
  "BINGO",
  "MINI",
]);

/** A language: BCP 47 tag ↔ platform code (A66), and the currency a guest sees (A68). */
const language = v.object({
  tag: v.string(),
  platformCode: v.string(),
  /** The language's name in itself. */
  label: v.string(),
  /** ISO 4217 code of the symbol shown to guests. */
  currency: v.pipe(v.string(), v.length(3)),
});

/** One row of the route table (A23, A25): what a lobby path shows. */
const lobbyRoute = v.object({
  path,
  /** Which shape the page has: GameListCenter, GameCenter or a class across types. */
  area: v.picklist(["gameListCenter", "gameCenter", "classPage"]),
  /** A key below `nav` in the locale files. */
  titleKey: v.string(),
  type: v.optional(gameType),
  vendors: v.optional(v.array(v.string())),
  classKey: v.optional(v.string()),
});

/** Ids of `coverage.md`, as `docs/catalogue.md` lists them. */
const callId = /^C[AP]?\d{1,3}$/;

/** A change of one catalogue row, by its coverage id (A1–A4, A56). */
const callOverride = v.strictObject({
  method: v.optional(v.picklist(["GET", "POST", "PUT", "DELETE"])),
  path: v.optional(v.pipe(v.string(), v.regex(/^(\/[\w.-]+)+$/, "is no path of the platform"))),
  moduleId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, "is no module id"))),
  enabled: v.optional(v.boolean()),
});

/**
 * How payloads of encrypted calls are sealed (A12): the cipher's name, then what it leaves to choose.
 * Algorithms outside these lists are too weak, or nothing that the Worker's runtime has.
 */
const cipher = v.variant("name", [
  v.object({
    name: v.literal("jwe"),
    alg: v.picklist(["RSA-OAEP-256", "RSA-OAEP-384", "RSA-OAEP-512"]),
    enc: v.picklist(["A256GCM", "A256CBC-HS512"]),
  }),
]);

/** Design tokens that a brand sets; the rest is derived in `app/styles/tokens.css`. */
const theme = v.object({
  /** Page ground, raised surfaces, lines. */
  ground: cssColor,
  surface: cssColor,
  raised: cssColor,
  line: cssColor,
  /** Text, quiet text. */
  ink: cssColor,
  quiet: cssColor,
  /** The brand's colour, text on it, and the second colour (wins, jackpot). */
  accent: cssColor,
  onAccent: cssColor,
  gold: cssColor,
  /** Corner radius of cards, in px. */
  radius: v.number(),
});

export const brandSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  name: v.string(),
  /** The words beside the logo, by language tag. */
  tagline: v.record(v.string(), v.string()),
  /** Path of the logo below `public/`, wide form and square mark. */
  logo: v.object({ wide: file, mark: file }),
  merchant: v.string(),
  languages: v.pipe(v.array(language), v.minLength(1)),
  defaultLanguage: v.string(),
  /** Decimals by currency where they differ from two (A97), such as KRW: 0. */
  currencyDecimals: v.record(v.string(), v.number()),
  gmtOffset: v.pipe(v.string(), v.regex(/^[+-]\d{2}:\d{2}$/)),
  accountTypes: v.object({
    member: v.array(v.number()),
    agent: v.array(v.number()),
    trial: v.array(v.number()),
  }),
  /** Lobby routes, shortcuts included. */
  lobbyRoutes: v.array(lobbyRoute),
  /** Navigation entries besides the server's categories, in order (U13, U14). */
  navigation: v.object({
    main: v.array(v.picklist(["home", "hot", "categories", "promotions"])),
    extra: v.array(
      v.picklist([
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
    bottom: v.array(
      v.picklist(["home", "hot", "live", "slots", "favorite", "recent", "account", "promotions"]),
    ),
  }),
  /** A37. */
  jackpot: v.picklist(["simulated", "live", "off"]),
  /** Prize modes offered besides the derived one (A84). */
  prizeModes: v.array(v.picklist(["LOTT", "ZY", "ELOTT", "SEA"])),
  hosts: v.object({
    /** Image CDNs; an asset always comes from the same one (A70). Full origins. */
    images: v.array(v.string()),
    /** Hosts that a launched game may live on (A64); they become frame-src. */
    launch: v.array(host),
    /** Hosts that a chat may live on (A91). */
    chat: v.array(host),
  }),
  edge: v.object({
    /** ISO 3166-1 countries, or country-region such as US-WA, that get 451. */
    blockedRegions: v.array(v.string()),
    /** CIDR ranges that get 403 (A78). */
    deniedAddresses: v.array(v.string()),
    /** Our own maintenance switch: `from` (and `until`) in ms, or null. */
    maintenance: v.nullable(v.object({ from: v.number(), until: v.nullable(v.number()) })),
  }),
  /** Contacts when the platform can't say (A75). */
  customerService: v.array(v.object({ name: v.string(), url: v.string() })),
  /** Dialling codes of mobile numbers, the usual one first; a choice is shown where there are several. */
  dialingCodes: v.pipe(
    v.array(v.object({ code: v.pipe(v.string(), v.regex(/^\d{1,4}$/)), country: countryCode })),
    v.minLength(1),
  ),
  /** patternId → message key (A48). */
  patternMessages: v.record(v.string(), v.string()),
  /** E11: say that a name or address is unknown, or stay neutral (A46b). */
  explicitUnknownAccount: v.boolean(),
  /** Licence line in the footer, by language tag. */
  licence: v.record(v.string(), v.string()),
  calls: v.record(v.pipe(v.string(), v.regex(callId, "is no id of a call")), callOverride),
  cipher,
  theme,
});

export type Brand = v.InferOutput<typeof brandSchema>;
export type CipherChoice = v.InferOutput<typeof cipher>;
export type LobbyRoute = v.InferOutput<typeof lobbyRoute>;
export type BrandLanguage = v.InferOutput<typeof language>;
