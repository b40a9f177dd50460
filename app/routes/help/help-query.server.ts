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

/** The help center's sections (C20), in the platform's order. */
export async function loadHelp({
  gateway,
}: AppLoadContext): Promise<Block<Whole<HelpCenterQuery>>> {
  return wholeBlock(await gateway.execute(HelpCenter, {}));
}
