/** Validates the brand and market files before the Worker answers its first request (A56, A78, G30). */

import { parseRange } from "~/edge/request/addresses.ts";
import type { Brand } from "../../../brands/brand.ts";
import { brandFiles, readBrand } from "../../../brands/index.ts";
import { brandCallProblems } from "../../../gateway/catalogue/check-brand-calls.ts";
import { marketProblems } from "../../../markets/check-markets.ts";
import { marketFiles } from "../../../markets/index.ts";

/**
 * Returns the brand, or one sentence for each mistake.
 * @param any checks every brand file. Development needs that, because a request may choose another brand.
 */
export function brandAtStart(
  id: string,
  any: boolean,
  files = brandFiles,
  markets: readonly unknown[] = marketFiles,
): { brand: Brand } | { problems: string[] } {
  const read = readBrand(id, files);
  const others = files.filter((other) => any && other.id !== id);
  const all = [read, ...others.map((other) => readBrand(other.id, files))];
  const ofBrands = all.flatMap((each) =>
    "problems" in each
      ? each.problems
      : [...rangeProblems(each.brand), ...brandCallProblems(each.brand)],
  );
  const problems = [...ofBrands, ...marketProblems(markets)];
  return "brand" in read && problems.length === 0 ? read : { problems };
}

function rangeProblems({ id, edge }: Brand): string[] {
  return edge.deniedAddresses.flatMap((range, at) =>
    parseRange(range)
      ? []
      : [`Brand "${id}": edge.deniedAddresses.${at}: "${range}" is no address range.`],
  );
}
