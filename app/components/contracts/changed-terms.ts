import { termsFacts } from "./terms-facts.ts";

type Terms = Parameters<typeof termsFacts>[0];

/**
 * Returns what changed from some terms to others, such as "Rate (%): 0.4% → 0.2%"; all terms where there were none
 * before, or are none after.
 */
export function changedTerms(
  before: Terms | null,
  after: Terms | null,
  words: Parameters<typeof termsFacts>[1],
): string[] {
  const [old, now] = [before, after].map((terms) => (terms ? termsFacts(terms, words) : []));
  if (!before || !after) return [...(old ?? []), ...(now ?? [])].map(lineOf);
  const keys = [...new Set([...(old ?? []), ...(now ?? [])].map(({ key }) => key))];
  return keys.flatMap((key) => {
    const [was, is] = [old, now].map((facts) => facts?.find((fact) => fact.key === key));
    const { name } = was ?? is ?? { name: key };
    return was?.value === is?.value ? [] : `${name}: ${was?.value ?? "–"} → ${is?.value ?? "–"}`;
  });
}

const lineOf = ({ name, value }: { name: string; value: string }) => `${name}: ${value}`;
