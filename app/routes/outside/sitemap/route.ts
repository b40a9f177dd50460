import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { hasPage } from "~/components/shell/load-shell.server.ts";
import { graphql } from "~/graphql/generated";
import type { SitemapQuery } from "~/graphql/generated/graphql";
import { gamePath } from "~/play/paths.ts";
import { cacheableFile } from "~/routes/outside/cacheable-file.server.ts";
import { type Entry, pagesPerFile, sitemapIndexXml, sitemapXml } from "./entries.ts";

const Sitemap = graphql(`
  query Sitemap {
    categories {
      path
      type
    }
    announcements {
      promotions {
        id
        startsAt
        endsAt
      }
    }
    hotGames(limit: 24) {
      id
    }
    system {
      offers
    }
  }
`);

const SitemapGames = graphql(`
  query SitemapGames($offset: Int!, $limit: Int!) {
    gameIds(offset: $offset, limit: $limit) {
      total
      ids
    }
  }
`);

/**
 * Every page that may be found: in one file, or in several (`?part=`) with an index of them. What the platform can't say
 * at the moment is left out, and the rest is there. While the search index is not built, of the games the hot ones are.
 * @throws Response 404 for a part that there is not
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { gateway } = context;
  const requested = new URL(request.url).searchParams.get("part");
  const { data, errors } = await gateway.execute(Sitemap, {});
  const hasGames = data?.system?.offers.includes("GAME_PAGES") ?? false;
  const games = async (offset: number, limit: number) =>
    hasGames ? (await gateway.execute(SitemapGames, { offset, limit })).data?.gameIds : null;
  const all = await games(0, 0);
  const rest = all || !hasGames ? [] : (data?.hotGames ?? []).map(({ id }) => gameEntry(id));
  const pages = [...pagesOf(context, data), ...rest];
  const size = pagesPerFile(context);
  const files = Math.ceil((pages.length + (all?.total ?? 0)) / size);
  const whole = !errors?.length && (all != null || !hasGames);
  const type = "application/xml; charset=utf-8";
  if (requested === null && files > 1) {
    return cacheableFile(sitemapIndexXml(context, files), type, whole);
  }
  const part = requested === null ? 1 : Number(requested);
  if (!Number.isInteger(part) || part < 1 || part > files)
    throw new Response(null, { status: 404 });
  const from = (part - 1) * size;
  const own = pages.slice(from, from + size);
  const more = all ? await games(Math.max(0, from - pages.length), size - own.length) : null;
  const entries = [...own, ...(more?.ids ?? []).map(gameEntry)];
  return cacheableFile(sitemapXml(context, entries), type, whole);
}

const gameEntry = (id: string): Entry => ({ path: gamePath(id) });

/** The pages other than games. Only a promotion has a time of its own: since when it runs. */
function pagesOf(
  { brand, market, now: timeOf }: AppLoadContext,
  data: SitemapQuery | null | undefined,
): Entry[] {
  const now = timeOf();
  const promotions = (data?.announcements?.promotions ?? []).filter(
    ({ endsAt }) => endsAt == null || endsAt > now,
  );
  const lobby = [
    ...brand.lobbyRoutes.map(({ path }) => path),
    ...(data?.categories ?? [])
      .filter((category) => hasPage(brand, category))
      .map(({ path }) => path),
  ];
  const offers = market.bonusesShown ? ["/promotions"] : [];
  return [
    ...["/", ...new Set(lobby), ...offers, "/providers", "/help", "/down"].map((path) => ({
      path,
    })),
    ...promotions.map(({ id, startsAt }) => ({
      path: `/PromotionDetail?id=${encodeURIComponent(id)}`,
      changedAt: startsAt && startsAt < now ? startsAt : null,
    })),
  ];
}
