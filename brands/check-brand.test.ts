import { describe, expect, it } from "vitest";
import { aurora } from "./aurora.ts";
import { defineBrand } from "./brand.ts";
import { checkBrand } from "./check-brand.ts";
import { hanbit } from "./hanbit.ts";
import { brandFiles } from "./index.ts";
import { lowContrasts } from "./look/contrast.ts";
import { firstPalette } from "./look/palette.ts";

const problemsOf = (file: unknown) => {
  const read = checkBrand(file);
  return "problems" in read ? read.problems : [];
};
const [english, korean] = aurora.languages;
const [hot, latest] = aurora.lobbyRoutes;
const { main, extra, bottom } = aurora.navigation;
const withoutKorean = ({ ko: _korean, ...others }: Record<string, string>) => others;
const french = { ...english, tag: "fr" };
const { merchant, ...nameless } = aurora;
const firebase = {
  apiKey: "AIzaSy-a-key-of-a-real-project",
  authDomain: "auth.aurora.example",
  projectId: "aurora-live",
};

const night = firstPalette(aurora.theme);
const dimmed = { ...aurora.theme, dark: { ...night, quiet: "#65698a" } };

describe("a brand file", () => {
  it.each(brandFiles)("B7 is right as it stands: $name", (brand) => {
    expect(checkBrand(brand)).toEqual({ brand });
  });

  it.each<[string, object, string]>([
    [
      "A67 a language without messages",
      { languages: [english, korean, french] },
      'languages.2.tag: "fr" is no language with messages; there are: en, ko',
    ],
    [
      "A66 a language twice",
      { languages: [...aurora.languages, english] },
      'languages.6.tag: "en" stands at languages.0.tag already',
    ],
    [
      "A68 a currency that is none",
      { languages: [english, { ...korean, currency: "won" }] },
      'languages.1.currency: "won" is no ISO 4217 code',
    ],
    [
      "K41 an unknown default language",
      { defaultLanguage: "fr" },
      'defaultLanguage: "fr" is no language of the brand',
    ],
    [
      "a tagline that is missing",
      { tagline: withoutKorean(aurora.tagline) },
      "tagline.ko: is missing",
    ],
    [
      "H10 an unknown typeface",
      { typeface: { latin: "comic-sans", thai: "bai-jamjuree" } },
      'typeface.latin: "comic-sans" is no typeface; there are: space-grotesk, plus-jakarta-sans',
    ],
    [
      "H10 Thai without a typeface for it",
      { typeface: { latin: "space-grotesk" } },
      "typeface.thai: is missing for headings in Thai",
    ],
    [
      "an empty tagline",
      { tagline: { ...aurora.tagline, en: "" } },
      "tagline.en: must not be empty",
    ],
    [
      "a licence in a language that is not spoken",
      { licence: { ...aurora.licence, fr: "Licence" } },
      "licence.fr: is no language of the brand",
    ],
    [
      "A99 A137 a claim in a language that is not spoken",
      { claims: [{ path: "/rng", text: { fr: "À partir de 1 €" } }] },
      "claims.0.text.fr: is no language of the brand",
    ],
    ["a setting that is none", { cypher: {} }, "cypher: is no setting; is it misspelt?"],
    [
      "a setting within one that is none",
      { edge: { ...aurora.edge, blockedRegion: ["KP"] } },
      "edge.blockedRegion: is no setting; is it misspelt?",
    ],
    [
      "an unknown game type",
      { lobbyRoutes: [hot, { ...latest, type: "SLOTS" }] },
      'lobbyRoutes.1.type: "SLOTS" is no game type; there are: RNG, LIVE, FISH',
    ],
    [
      "A23 a path twice",
      { lobbyRoutes: [hot, latest, hot] },
      'lobbyRoutes.2.path: "/hot" stands at lobbyRoutes.0.path already',
    ],
    [
      "A23 a path of no portal",
      { lobbyRoutes: [{ ...hot, path: "hot?x=1" }] },
      'lobbyRoutes.0.path: "hot?x=1" is no path of the portal',
    ],
    [
      "A23 a row that shows nothing",
      { lobbyRoutes: [{ path: "/live", area: "gameListCenter", titleKey: "live" }] },
      "lobbyRoutes.0: needs a type, or it shows nothing",
    ],
    [
      "A48 a pattern id that is none",
      { patternMessages: { any: "validation.pattern.any" } },
      'patternMessages.any: "any" is no pattern id',
    ],
    [
      "A48 a message key that is none",
      { patternMessages: { 1: "Anything goes" } },
      'patternMessages.1: "Anything goes" is no message key',
    ],
    [
      "A42 an account type of two kinds",
      { accountTypes: { ...aurora.accountTypes, trial: [42] } },
      'accountTypes.trial.0: "42" stands at accountTypes.agent.3 already',
    ],
    [
      "A42 an account type that is no number",
      { accountTypes: { ...aurora.accountTypes, agent: ["agent"] } },
      "accountTypes.agent.0: must be a number",
    ],
    [
      "A12 an unknown cipher",
      { cipher: { name: "aes" } },
      'cipher.name: "aes" is no cipher; there is: jwe',
    ],
    [
      "A12 a weak algorithm",
      { cipher: { ...aurora.cipher, alg: "RSA1_5" } },
      'cipher.alg: "RSA1_5" is no algorithm; there are: RSA-OAEP-256',
    ],
    [
      "A56 a call that can't be one",
      { calls: { logout: {} } },
      'calls.logout: "logout" is no id of a call',
    ],
    [
      "A1 a method that is none",
      { calls: { C7: { method: "PATCH" } } },
      'calls.C7.method: "PATCH" is no method; there are: GET, POST, PUT, DELETE',
    ],
    [
      "A55 a way to sign in that there is not",
      { socialSignIn: { providers: ["google", "apple"] } },
      'socialSignIn.providers.1: "apple" is no way to sign in; there are: google, facebook, phone',
    ],
    [
      "A55 a way to sign in twice",
      { socialSignIn: { providers: ["phone", "phone"] } },
      'socialSignIn.providers.1: "phone" stands at socialSignIn.providers.0 already',
    ],
    [
      "A55 no way to sign in",
      { socialSignIn: { providers: [] } },
      "socialSignIn.providers: must name a way to sign in",
    ],
    [
      "A55 a project of Firebase's emulator",
      { socialSignIn: { providers: ["phone"], firebase: { ...firebase, projectId: "demo-live" } } },
      "socialSignIn.firebase.projectId: is a name of Firebase's emulator",
    ],
    [
      "A55 an address for Firebase's host",
      {
        socialSignIn: {
          providers: ["phone"],
          firebase: { ...firebase, authDomain: "https://a.b" },
        },
      },
      'socialSignIn.firebase.authDomain: "https://a.b" is no host',
    ],
    [
      "U13 an entry twice",
      { navigation: { main: [...main, "home"], extra, bottom } },
      'navigation.main.4: "home" stands at navigation.main.0 already',
    ],
    [
      "U14 an entry that leads nowhere",
      { navigation: { main, extra: ["chat"], bottom } },
      'navigation.extra.0: "chat" is no entry; there are: favorite',
    ],
    ["A69 an offset that is none", { gmtOffset: "+25:00" }, 'gmtOffset: "+25:00" is no offset'],
    [
      "A76 a contact that is no address",
      { customerService: [{ name: { en: "Shop" }, url: "javascript:alert(1)" }] },
      'customerService.0.url: "javascript:alert(1)" is no https, tel or mailto',
    ],
    [
      "A75 A67 a contact without a name in a language of the brand",
      { customerService: [{ name: withoutKorean(aurora.tagline), url: "tel:+82" }] },
      "customerService.0.name.ko: is missing",
    ],
    [
      "A74 a region that is none",
      { edge: { ...aurora.edge, blockedRegions: ["North Korea"] } },
      'edge.blockedRegions.0: "North Korea" is no country or region',
    ],
    [
      "a colour that is none",
      { theme: { ...aurora.theme, dark: { ...night, ink: "blueish" } } },
      'theme.dark.ink: "blueish" is no colour',
    ],
  ])("is refused for %s, by its place", (_mistake, change, says) => {
    const problems = problemsOf({ ...aurora, ...change });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`Brand "aurora": ${says}`);
  });

  it("H10 a brand needs no typeface, and one without Thai none for it", () => {
    expect(problemsOf({ ...aurora, typeface: undefined })).toEqual([]);
    const typeface = { latin: "plus-jakarta-sans", thai: "bai-jamjuree" };
    expect(problemsOf({ ...hanbit, typeface })).toEqual([
      'Brand "hanbit": typeface.thai: is for brands with Thai only.',
    ]);
  });

  it("names what is missing, and every mistake at once", () => {
    expect(problemsOf({ ...nameless, jackpot: "real", id: "Aurora 1" })).toEqual([
      'Brand "Aurora 1": id: "Aurora 1" is no id of a brand.',
      'Brand "Aurora 1": merchant: is missing.',
      expect.stringContaining('jackpot: "real" is no jackpot'),
    ]);
    const mixed = { ...aurora, jackpot: "real", lobbyRoutes: [hot, hot], theme: dimmed };
    expect(problemsOf(mixed)).toEqual([
      expect.stringContaining('jackpot: "real" is no jackpot'),
      expect.stringContaining('lobbyRoutes.1.path: "/hot" stands at'),
      'Brand "aurora": theme.dark.quiet: has a contrast of 3.6 on ground; text needs 4.5.',
      'Brand "aurora": theme.dark.quiet: has a contrast of 3.3 on surface; text needs 4.5.',
      'Brand "aurora": theme.dark.quiet: has a contrast of 2.9 on raised; text needs 4.5.',
    ]);
    expect(problemsOf(null)).toEqual(['Brand "?": file: must be an object.']);
  });

  it("measures contrast as WCAG does: #767676 is the lightest grey for text on white", () => {
    const white = { ...night, ground: "#fff", surface: "#fff", raised: "#ffffff" };
    const dark = { ...white, ink: "#000", accent: "#000", onAccent: "#fff", gold: "#000" };
    expect(lowContrasts({ ...dark, quiet: "#767676" })).toEqual([]);
    const found = lowContrasts({ ...dark, quiet: "#777777" });
    expect(found.map(({ on, ratio }) => [on, ratio.toFixed(2)])).toEqual([
      ["ground", "4.48"],
      ["surface", "4.48"],
      ["raised", "4.48"],
    ]);
  });

  it("B1 a form with a mistake is refused by its place, and one without settings has the usual ones", () => {
    expect(problemsOf({ ...aurora, form: { header: "top", card: { ratio: "2:1" } } })).toEqual([
      'Brand "aurora": form.header: "top" is no header; there are: bar, compact, rail.',
      'Brand "aurora": form.card.ratio: "2:1" is no ratio; there are: 3:4, 1:1, 16:9.',
    ]);
    const { form } = defineBrand({ ...aurora, form: undefined });
    expect([form.header, form.card, form.corners]).toEqual([
      "bar",
      { ratio: "3:4", name: "below", facts: ["provider"] },
      12,
    ]);
  });

  it("B1 a scheme that visitors can see needs its colours, and a hero of art its picture", () => {
    expect(problemsOf({ ...aurora, theme: { ...aurora.theme, switchable: true } })).toEqual([
      'Brand "aurora": theme.light: is missing: visitors can see this scheme.',
    ]);
    expect(problemsOf({ ...aurora, art: {}, form: { hero: "art" } })).toEqual([
      'Brand "aurora": art.hero: is missing: `form.hero` shows it.',
    ]);
    expect(problemsOf({ ...aurora, voice: { fr: { "home.title": "…" } } })).toEqual([
      'Brand "aurora": voice.fr: is no language of the brand.',
    ]);
  });

  it("names each picture that is missing below public/", () => {
    const read = checkBrand(aurora, (path) => !/mark\.svg|tile-live/.test(path));
    expect(read).toEqual({
      problems: [
        'Brand "aurora": logo.mark: public/brands/aurora/mark.svg is missing.',
        'Brand "aurora": tiles.0.art: public/brands/aurora/tile-live.svg is missing.',
      ],
    });
  });
});
