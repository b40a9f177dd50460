import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { hasPage } from "~/components/shell/load-shell.server.ts";
import { graphql } from "~/graphql/generated";
import { cacheableFile } from "~/routes/outside/cacheable-file.server.ts";
import { type Entry, sitemapXml } from "./entries.ts";

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
  }
`);

/**
 * Every page that may be found. What the platform can't say at the moment is left out, and the rest is there. Only a
 * promotion has a time of its own: since when it runs.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { brand, gateway } = context;
  const { data, errors } = await gateway.execute(Sitemap, {});
  const now = Date.now();
  const promotions = (data?.announcements?.promotions ?? []).filter(
    ({ endsAt }) => endsAt == null || endsAt > now,
  );
  const lobby = [
    ...brand.lobbyRoutes.map(({ path }) => path),
    ...(data?.categories ?? [])
      .filter((category) => hasPage(brand, category))
      .map(({ path }) => path),
  ];
  const entries: Entry[] = [
    ...["/", ...new Set(lobby), "/promotions", "/providers", "/help", "/down"].map((path) => ({
      path,
    })),
    ...promotions.map(({ id, startsAt }) => ({
      path: `/PromotionDetail?id=${encodeURIComponent(id)}`,
      changedAt: startsAt && startsAt < now ? startsAt : null,
    })),
    ...(data?.hotGames ?? []).map(({ id }) => ({ path: `/game/${encodeURIComponent(id)}` })),
  ];
  return cacheableFile(
    sitemapXml(context, entries),
    "application/xml; charset=utf-8",
    !errors?.length,
  );
}
