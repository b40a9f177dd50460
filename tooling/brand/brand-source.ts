/** The file of a new brand, as text that the formatter then puts into lines. */
import type { BrandFile } from "../../brands/brand.ts";
import type { Answers } from "./answers.ts";
import { characters } from "./characters.ts";
import { newLanguages } from "./languages.ts";
import { paletteOf } from "./palette.ts";

const paths = { live: "/live", slots: "/rng", lottery: "/lott", sports: "/sports" } as const;

/** What a new file has in the place of what it imports. */
const shared = { lobbyRoutes: "commonLobbyRoutes", patternMessages: "commonPatternMessages" };

/** The settings of a new brand, but for those that its file imports. */
export function newSettings(
  { id, name, languages, currency, scheme, accent, character, merchant }: Answers,
  today: string,
): Omit<BrandFile, keyof typeof shared> {
  const { form, latin, thai, tiles } = characters[character];
  const byLanguage = (text: (language: (typeof newLanguages)["en"]) => string) =>
    Object.fromEntries(languages.map((tag) => [tag, text(newLanguages[tag])]));
  const [first = "en"] = languages;
  const offered = languages.map((tag, at) => ({
    tag,
    platformCode: newLanguages[tag].platformCode,
    label: newLanguages[tag].label,
    currency: at === 0 ? currency : newLanguages[tag].currency,
  }));
  return {
    id,
    name,
    tagline: byLanguage(({ tagline }) => tagline),
    logo: { wide: `/brands/${id}/wide.svg`, mark: `/brands/${id}/mark.svg` },
    merchant,
    languages: offered,
    defaultLanguage: first,
    currencyDecimals: decimalsOf(offered.map((language) => language.currency)),
    gmtOffset: newLanguages[first].gmtOffset,
    accountTypes: { member: [0], agent: [1, 2, 41, 42], trial: [4] },
    navigation: {
      main: ["home", "hot", "categories", "promotions"],
      extra: ["favorite", "recent", "customerService", "help", "notice", "vip", "deposit", "agent"],
      bottom: ["home", "slots", "live", "promotions", "account"],
    },
    help: {
      footer: ["faq", "rules", "account", "terms", "privacy", "about"],
      cashier: ["deposit", "withdraw"],
      terms: "terms",
      privacy: "privacy",
    },
    tiles: tiles.map((art) => ({
      art,
      path: paths[art],
      text: byLanguage((language) => language.tiles[art]),
    })),
    claims: [],
    gamePopups: false,
    gameSorts: ["NAME", "NEWEST"],
    filterSteps: {
      stakes: decimals(currency) === 0 ? [1_000, 5_000, 10_000, 50_000] : [1, 5, 10, 50],
      lines: [5, 10, 20, 25, 50],
    },
    jackpot: "off",
    prizeModes: ["LOTT", "SEA"],
    hosts: { images: [], launch: [], chat: [] },
    edge: { blockedRegions: [], version: today, deniedAddresses: [], maintenance: null },
    customerService: [{ name: byLanguage(({ email }) => email), url: `mailto:help@${id}.example` }],
    dialingCodes: languages.map((tag) => newLanguages[tag].dialing),
    explicitUnknownAccount: false,
    licence: byLanguage(({ licence }) => licence(name)),
    calls: {},
    cipher: { name: "jwe", alg: "RSA-OAEP-256", enc: "A256GCM" },
    theme: { scheme, [scheme]: paletteOf(scheme, accent) },
    form,
    art: { empty: `/brands/${id}/empty.svg` },
    typeface: languages.includes("th") ? { latin, thai } : { latin },
  };
}

/** @param constant the name that the file exports */
export function brandSource(constant: string, settings: ReturnType<typeof newSettings>): string {
  const lines = Object.entries(settings).flatMap(([name, value]) => [
    ...(name === "navigation" ? [`lobbyRoutes: ${shared.lobbyRoutes}`] : []),
    ...(name === "explicitUnknownAccount" ? [`patternMessages: ${shared.patternMessages}`] : []),
    `${name}: ${JSON.stringify(value)}`,
  ]);
  return `import { defineBrand } from "./brand.ts";
import { commonLobbyRoutes } from "./lobby-routes.ts";
import { commonPatternMessages } from "./pattern-messages.ts";

/** To be filled in: licence, contacts, blocked regions and hosts; then tagline, tiles and pictures of its own. */
export const ${constant} = defineBrand({
  ${lines.join(",\n  ")},
});
`;
}

const decimals = (currency: string) =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** The currencies without the usual two decimals. */
const decimalsOf = (currencies: readonly string[]) =>
  Object.fromEntries(
    currencies.map((each) => [each, decimals(each)] as const).filter(([, digits]) => digits !== 2),
  );
