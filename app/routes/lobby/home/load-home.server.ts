import type { AppLoadContext } from "@remix-run/cloudflare";
import { loadPersonal } from "~/components/personal/personal-query.server.ts";
import { hasPage } from "~/components/shell/load-shell.server.ts";
import type {
  HomeFixturesQuery,
  HomeLanesQuery,
  HomeSectionQuery,
  HomeTopQuery,
} from "~/graphql/generated/graphql";
import { dateTime } from "~/i18n/format.ts";
import { readViewer } from "~/session/guards/guards.server.ts";
import { type Block, blockOf, settleSoon, type Whole, wholeBlock } from "~/ui/blocks/block.ts";
import { asLiveFragment } from "~/ui/fragments/live-fragments.server.ts";
import { HomeDraws, soonest } from "./draws/draws-query.ts";
import { DrawBoard } from "./draws/next-draws.tsx";
import { HomeFixtures } from "./fixtures/fixtures-query.ts";
import { Real } from "./jackpot/jackpot-counter.tsx";
import { HomeJackpot } from "./jackpot/jackpot-query.ts";
import type { HomePromotion } from "./promotion-strip.tsx";
import type { HomeProvider } from "./provider-strip.tsx";
import { HomeCategories, HomeHot, HomeLanes, HomeTop } from "./queries.server.ts";
import { firstProviders } from "./sections/first-providers.ts";
import { firstGames, HomeSection, hasMatches, hasTables } from "./sections/section-query.ts";
import { Board } from "./winners/winner-board.tsx";
import { HomeWinners } from "./winners/winners-query.ts";

/** How long the page waits for its streamed blocks before it starts without them, in ms. */
const patience = 40;

/** The same for what is the member's own: it is at the top, and what arrives late there moves the page. */
const ownPatience = 300;

/**
 * Sections whose games are part of the page. Those below load their games when they come into view: each would add
 * some 15 kB to the page of every visitor.
 */
const eagerSections = 1;

/** How many promotions the strip shows. */
const shownPromotions = 4;

/** How many announcements of the card are named to visitors without JavaScript. */
const shownTitles = 3;

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
  /** The next matches; null: none, or loaded when the section comes into view. */
  matches: Block<Whole<HomeFixturesQuery>> | null;
}

/** The categories' sections in the order of the brand's form, and the providers of the strip (H2). */
interface Sections {
  list: HomeSectionData[];
  providers: HomeProvider[];
}

/** A lane's vendors without the cards that lead elsewhere (A83). */
function lane(lanes: HomeLanesQuery["vendorLanes"] | undefined, type: string) {
  const vendors = lanes?.find((found) => found.type === type)?.vendors ?? [];
  return vendors.filter(({ more }) => !more).map(({ vendor }) => vendor);
}

async function loadSections(
  { gateway, brand }: AppLoadContext,
  whole: boolean,
): Promise<Block<Sections>> {
  const lanes = gateway.execute(HomeLanes, {});
  const categories = wholeBlock(await gateway.execute(HomeCategories, {}));
  if (!("data" in categories)) return categories;
  const open = categories.data.categories.filter((category) => hasPage(brand, category));
  const shown = brand.form.home.flatMap((section) =>
    section.section === "category" ? (open.find(({ type }) => type === section.type) ?? []) : [],
  );
  const games = shown.map(({ type }, index) =>
    whole || index < eagerSections
      ? gateway
          .execute(HomeSection, {
            type,
            offset: 0,
            limit: firstGames,
            tables: hasTables(type),
            seats: whole && hasTables(type),
          })
          .then(wholeBlock)
      : null,
  );
  const matches = whole ? gateway.execute(HomeFixtures, {}).then(wholeBlock) : null;
  const vendorLanes = (await lanes).data?.vendorLanes;
  const settled = await settleSoon(
    Object.fromEntries(games.flatMap((block, index) => (block ? [[index, block]] : []))),
    whole ? 10_000 : patience,
  );
  const played = await matches;
  const sections = shown.map(({ type, name, path }, index) => ({
    type,
    name,
    path,
    vendors: lane(vendorLanes, type),
    games: settled[index] ?? null,
    matches: hasMatches(type) ? played : null,
  }));
  return { data: { list: sections, providers: firstProviders(open) } };
}

/**
 * The first promotions that run now. None for members and agents, whose page begins with the offers that they can use
 * (H1).
 */
async function promotionsOf(top: Block<Whole<HomeTopQuery>>, context: AppLoadContext) {
  const viewer = await readViewer(context);
  if (!("data" in top) || (viewer && viewer.role !== "TRIAL")) return [];
  const now = context.now();
  return top.data.announcements.promotions
    .filter(({ startsAt, endsAt }) => (startsAt ?? 0) <= now && (endsAt ?? now + 1) > now)
    .slice(0, shownPromotions)
    .map(
      ({ id, title, image, endsAt }): HomePromotion => ({
        id,
        title,
        image,
        day: dayOf(endsAt, context),
      }),
    );
}

/**
 * The page's data contains the promotions once, and only those that it shows; notices have their day as text.
 * @param isOpen whether the visitor can use a promotion, as far as is known
 */
function shownTop(
  top: Block<Whole<HomeTopQuery>>,
  context: AppLoadContext,
  isOpen: (promotionId: string) => boolean,
) {
  if (!("data" in top)) return top;
  const { promotions: _, ...announcements } = top.data.announcements;
  const banners = announcements.banners.flatMap(({ promotionId, ...banner }) =>
    promotionId == null || isOpen(promotionId) ? [banner] : [],
  );
  const notices = announcements.notices.map((notice) => ({
    ...notice,
    published: dayOf(notice.publishedAt, context),
  }));
  const popups = announcements.popups.slice(0, shownTitles).map(({ title }) => title);
  return { ...top, data: { announcements: { ...announcements, banners, notices, popups } } };
}

/**
 * Which promotions a banner may offer (H11): all to guests, and to a member those that are open to him. While that is
 * unknown, none.
 */
function openTo(personal: Awaited<ReturnType<typeof loadPersonal>> | Promise<unknown>) {
  if (personal === null) return () => true;
  const closed = "data" in personal ? (personal.data.glance.closedPromotionIds ?? []) : null;
  return (id: string) => closed !== null && !closed.includes(id);
}

/** A day as text: formatted here, because the browser's first use of `Intl` delays the page. */
const dayOf = (at: number | null | undefined, { brand, language }: AppLoadContext) =>
  at == null ? null : dateTime(at, language, brand.gmtOffset, "day");

/** Whether home begins with draws, or lists them. */
const showsDraws = ({ form }: AppLoadContext["brand"]) =>
  form.hero === "draws" || form.home.some(({ section }) => section === "draws");

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
    ...(showsDraws(brand)
      ? {
          draws: gateway
            .execute(HomeDraws, {})
            .then(wholeBlock)
            .then((block) => ("data" in block ? { ...block, data: soonest(block.data) } : block))
            .then(asLiveFragment("draws", DrawBoard)),
        }
      : {}),
    ...(brand.jackpot === "live"
      ? {
          pot: gateway
            .execute(HomeJackpot, {})
            .then((answer) => asLiveFragment("pot", Real)(blockOf(answer))),
        }
      : {}),
  };
  const own = settleSoon({ personal: loadPersonal(context) }, whole ? 10_000 : ownPatience);
  const top = wholeBlock(await gateway.execute(HomeTop, {}));
  const settled = await settleSoon(blocks, whole ? 10_000 : patience);
  const { personal } = await own;
  const { sections } = settled;
  const streamed =
    [personal, ...Object.values(settled)].some((block) => block instanceof Promise) ||
    (!(sections instanceof Promise) &&
      "data" in sections &&
      sections.data.list.some(({ games }) => games instanceof Promise));
  const promotions = await promotionsOf(top, context);
  const shown = shownTop(top, context, openTo(personal));
  return { top: shown, promotions, personal, ...settled, streamed };
}
