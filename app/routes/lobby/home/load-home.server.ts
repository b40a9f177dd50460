import type { AppLoadContext } from "@remix-run/cloudflare";
import { hasPage } from "~/components/shell/load-shell.server.ts";
import type { HomeLanesQuery, HomeSectionQuery } from "~/graphql/generated/graphql";
import { type Block, blockOf, settleSoon, type Whole, wholeBlock } from "~/ui/blocks/block.ts";
import { asLiveFragment } from "~/ui/fragments/live-fragments.server.ts";
import { Real } from "./jackpot-counter.tsx";
import { HomeJackpot } from "./jackpot-query.ts";
import { loadPersonal } from "./personal/personal-query.server.ts";
import { HomeCategories, HomeHot, HomeLanes, HomeTop } from "./queries.server.ts";
import { firstGames, HomeSection } from "./section-query.ts";
import { Board } from "./winner-board.tsx";
import { HomeWinners } from "./winners-query.ts";

/** How long the page waits for its streamed blocks before it starts without them, in ms. */
const patience = 40;

/** Sections whose games are part of the page. Those below load their games when they come into view. */
const eagerSections = 2;

type SectionBlock = Block<Whole<HomeSectionQuery>>;

/** A category's section (U7). */
export interface HomeSectionData {
  type: string;
  name: string;
  path: string;
  /** Its vendor menu; none when the platform has no lane for the type, or could not say. */
  vendors: { code: string; name: string; logo?: string | null }[];
  /** Null: loaded when the section comes into view. */
  games: SectionBlock | Promise<SectionBlock> | null;
}

/** A lane's vendors without the cards that lead elsewhere (A83). */
function lane(lanes: HomeLanesQuery["vendorLanes"] | undefined, type: string) {
  const vendors = lanes?.find((found) => found.type === type)?.vendors ?? [];
  return vendors.filter(({ more }) => !more).map(({ vendor }) => vendor);
}

async function loadSections(
  { gateway, brand }: AppLoadContext,
  whole: boolean,
): Promise<Block<HomeSectionData[]>> {
  const lanes = gateway.execute(HomeLanes, {});
  const categories = wholeBlock(await gateway.execute(HomeCategories, {}));
  if (!("data" in categories)) return categories;
  const shown = categories.data.categories.filter((category) => hasPage(brand, category));
  const games = shown.map(({ type }, index) =>
    whole || index < eagerSections
      ? gateway.execute(HomeSection, { type, offset: 0, limit: firstGames }).then(wholeBlock)
      : null,
  );
  const vendorLanes = (await lanes).data?.vendorLanes;
  const settled = await settleSoon(
    Object.fromEntries(games.flatMap((block, index) => (block ? [[index, block]] : []))),
    whole ? 10_000 : patience,
  );
  const sections = shown.map(({ type, name, path }, index) => ({
    type,
    name,
    path,
    vendors: lane(vendorLanes, type),
    games: settled[index] ?? null,
  }));
  return { data: sections };
}

/**
 * Loads the home page's data. Banners and notices are awaited, because they are at the top. The other blocks are
 * streamed, and each can fail by itself.
 * @param whole waits for every block, for visitors without JavaScript, who would only see skeletons
 */
export async function loadHome(context: AppLoadContext, whole: boolean) {
  const { gateway, brand } = context;
  const blocks = {
    hot: gateway.execute(HomeHot, {}).then(wholeBlock),
    winners: gateway
      .execute(HomeWinners, {})
      .then(wholeBlock)
      .then(asLiveFragment("winners", Board)),
    sections: loadSections(context, whole),
    personal: loadPersonal(context),
    ...(brand.jackpot === "live"
      ? {
          pot: gateway
            .execute(HomeJackpot, {})
            .then((answer) => asLiveFragment("pot", Real)(blockOf(answer))),
        }
      : {}),
  };
  const top = wholeBlock(await gateway.execute(HomeTop, {}));
  const settled = await settleSoon(blocks, whole ? 10_000 : patience);
  const { sections } = settled;
  const streamed =
    Object.values(settled).some((block) => block instanceof Promise) ||
    (!(sections instanceof Promise) &&
      "data" in sections &&
      sections.data.some(({ games }) => games instanceof Promise));
  return { top, ...settled, streamed };
}
