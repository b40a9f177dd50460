/** `npm run brand -- tokens`: a brand's tokens as the text of a file, and back into the brand's file (B5). */
import { Refusal } from "../command/refusal.mjs";
import { brandWith, saveBrand } from "./save-brand.ts";
import { tokenPathOf, tokensOf, withTokens } from "./tokens.ts";

export const exportTokens = (id: string): string =>
  `${JSON.stringify(tokensOf(brandWith(id)), null, 2)}\n`;

/**
 * @param name of the file of tokens, for messages
 * @throws Refusal with all mistakes; nothing is written then
 */
export async function importTokens(root: string, id: string, name: string, text: string) {
  const { brand, problems } = withTokens(brandWith(id), parsed(name, text));
  const saved = problems.length > 0 ? { problems } : await saveBrand(root, id, brand);
  if (!("problems" in saved)) return saved;
  const lines = saved.problems.map(([place, says]) => `${name} ${tokenPathOf(place)}: ${says}.`);
  throw new Refusal(lines.concat("Nothing was written.").join("\n"));
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(`${name} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}
