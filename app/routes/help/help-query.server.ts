import type { AppLoadContext } from "@remix-run/cloudflare";
import { graphql } from "~/graphql/generated";
import type { HelpCenterQuery } from "~/graphql/generated/graphql";
import { type Block, type Whole, wholeBlock } from "~/ui/blocks/block.ts";

const HelpCenter = graphql(`
  query HelpCenter {
    helpSections {
      anchor
      title
      content
    }
    system {
      offers
    }
  }
`);

/** A language of the brand. */
export interface NamedLanguage {
  tag: string;
  name: string;
}

/**
 * The brand's languages in which legal texts hold where the visitor is (G30). Empty when the page is in one of them, or
 * when the brand has none of them.
 */
export function legalLanguages({
  brand,
  language,
  market,
}: Pick<AppLoadContext, "brand" | "language" | "market">): NamedLanguage[] {
  const legal = brand.languages.filter(({ tag }) => market.legalLanguages.includes(tag));
  if (legal.some(({ tag }) => tag === language)) return [];
  return legal.map(({ tag, label }) => ({ tag, name: label }));
}

/** The help center's sections (C20), in the platform's order. */
export async function loadHelp({
  gateway,
}: AppLoadContext): Promise<Block<Whole<HelpCenterQuery>>> {
  return wholeBlock(await gateway.execute(HelpCenter, {}));
}
