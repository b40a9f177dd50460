/** Organisations that help people who gamble too much. A brand's file has this list, or one of its own (H9). */

export interface HelpOrganisation {
  /** Its own name, in its own language. */
  name: string;
  /** BCP 47 tag of the name's language. */
  lang: string;
  url: string;
  /** The countries that it is for, ISO 3166-1; left out for an international one. */
  countries?: readonly string[];
}

export const commonHelpOrganisations: (HelpOrganisation & { countries?: string[] })[] = [
  { name: "Gambling Therapy", lang: "en", url: "https://www.gamblingtherapy.org/" },
  { name: "한국도박문제예방치유원", lang: "ko", url: "https://www.kcgp.or.kr/", countries: ["KR"] },
  {
    name: "ギャンブル依存症問題を考える会",
    lang: "ja",
    url: "https://scga.jp/",
    countries: ["JP"],
  },
  { name: "กรมสุขภาพจิต", lang: "th", url: "https://dmh.go.th/", countries: ["TH"] },
  { name: "GamCare", lang: "en", url: "https://www.gamcare.org.uk/", countries: ["GB"] },
  {
    name: "National Council on Problem Gambling",
    lang: "en",
    url: "https://www.ncpgambling.org/",
    countries: ["US"],
  },
];

/** The organisations of a visitor's country, then the international ones. */
export function organisationsIn(
  all: readonly HelpOrganisation[],
  country: string | null,
): HelpOrganisation[] {
  const local = all.filter(({ countries }) => country !== null && countries?.includes(country));
  return [...local, ...all.filter(({ countries }) => !countries)];
}
