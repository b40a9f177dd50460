import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { pageHead } from "~/components/outside/page-head.server.ts";
import { hasPage } from "~/components/shell/load-shell.server.ts";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { VendorLogo } from "~/components/shell/vendors/vendor-logo.tsx";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { message, pageTitle } from "~/i18n/page-title.server.ts";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import { ListPager } from "~/ui/pager/list-pager.tsx";
import { moreOf, pagesHref, partOf, readPages } from "~/ui/pager/list-pages.ts";
import { providersOf } from "./providers.ts";

/** Providers a page (L1): the footer is reachable, and a phone draws no more than it shows. */
const pageSize = 24;

export const handle: PageHandle = { cachedParams: ["page"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

const Providing = graphql(`
  query Providing {
    categories {
      type
      name
      path
      vendors {
        code
        name
        logo
      }
    }
  }
`);

/** R41, L1: the vendors are those of the navigation (C25), some pages of them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shown = readPages(new URL(request.url).searchParams.get("page"));
  const { data } = await context.gateway.execute(Providing, {});
  const categories = data?.categories ?? [];
  const head = pageHead(context, {
    title: pageTitle(context, "providers.title"),
    path: "/providers",
    description: message(context, "outside.providers"),
    trail: [{ name: message(context, "providers.title"), path: "/providers" }],
  });
  const all = providersOf(categories.filter((category) => hasPage(context.brand, category)));
  const providers = partOf(all, shown, pageSize);
  // A page beyond the end of the list is not found, as for games.
  if (shown.from > 1 && providers.length === 0) throw new Response(null, { status: 404 });
  return { head, shown, total: all.length, providers };
}

export default function Providers() {
  const { t } = useI18n();
  const { shown, total, providers } = useLoaderData<typeof loader>();
  const loading = useNavigation().state === "loading";
  const href = (pages: typeof shown) => pagesHref("/providers", new URLSearchParams(), pages);
  return (
    <div className="shell-width py-8 lg:py-12">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-3xl font-bold tracking-tight lg:text-4xl">{t("providers.title")}</h1>
        {total > 0 ? <p className="figures text-sm text-quiet">{total}</p> : null}
      </div>
      <p className="mt-2 text-quiet">{t("providers.lead")}</p>
      {providers.length === 0 ? (
        <div className="mt-8 grid gap-4">
          <EmptyBlock
            icon={<i className="icon-gamepad-2 size-7" />}
            title={t("providers.empty")}
            text={t("providers.emptyText")}
          />
          <Link
            to="/"
            className="inline-flex min-h-11 items-center justify-self-center font-semibold text-accent hover:underline"
          >
            {t("providers.home")}
          </Link>
        </div>
      ) : (
        <>
          <ul className="mt-8 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {providers.map((provider) => (
              <Card as="li" key={provider.code} className="flex items-center gap-4 p-3">
                <VendorLogo vendor={provider} className="h-18 w-24 shrink-0" />
                <div className="min-w-0">
                  <h2 className="truncate font-bold">{provider.name}</h2>
                  <ul className="flex flex-wrap gap-x-3">
                    {provider.places.map(({ key, name, href }) => (
                      <li key={href}>
                        <GoLink
                          to={href}
                          aria-label={`${provider.name}: ${name ?? t(`nav.${key}`)}`}
                          className="provider-place"
                        >
                          {name ?? t(`nav.${key}`)}
                        </GoLink>
                      </li>
                    ))}
                  </ul>
                </div>
              </Card>
            ))}
          </ul>
          <ListPager
            first={shown.from}
            current={shown.to}
            pages={Math.ceil(total / pageSize)}
            hasMore={shown.to * pageSize < total}
            loading={loading}
            more={t("lobby.moreProviders")}
            hrefOf={(page) => href({ from: page, to: page })}
            moreHref={href(moreOf(shown))}
          />
        </>
      )}
    </div>
  );
}
