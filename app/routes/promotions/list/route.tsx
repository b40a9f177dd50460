import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { pageHead } from "~/components/outside/page-head.server.ts";
import { Claim } from "~/components/shell/header/brand-claim.tsx";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { message, pageTitle } from "~/i18n/page-title.server.ts";
import { endOfDaysAhead, presetsAhead } from "~/reports/range.ts";
import { loadPromotions } from "~/routes/promotions/load-promotions.server.ts";
import { loadParticipations } from "~/routes/promotions/participation.server.ts";
import { PromotionCard, promotionPath } from "~/routes/promotions/promotion-card.tsx";
import { DroppedNote } from "~/ui/blocks/dropped-note.tsx";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { Tabs } from "~/ui/layout/tabs.tsx";

export const handle: PageHandle = { cachedParams: ["type", "days"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

/**
 * R25: all promotions, or with `?type=` those of a kind; an announcement's button leads here (U39). With
 * `?days=` those of the next 7 or 30 days (K37).
 * @throws Response a redirect to the promotion itself where there is one of that kind
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const type = query.get("type");
  const now = Date.now();
  const ahead = presetsAhead.find((days) => String(days) === query.get("days")) ?? null;
  const until = ahead && endOfDaysAhead(ahead, context.brand.gmtOffset, now);
  const [{ block, narrowed }, participations] = await Promise.all([
    loadPromotions(context, type, now, until),
    loadParticipations(context),
  ]);
  if (narrowed && "data" in block && block.data.length === 1 && block.data[0]) {
    throw redirect(promotionPath(block.data[0].id));
  }
  const head = pageHead(context, {
    title: pageTitle(context, "promotions.title"),
    path: "/promotions",
    description: message(context, "outside.promotions"),
    trail: [{ name: message(context, "promotions.title"), path: "/promotions" }],
    listed: "data" in block,
  });
  // Where they can't be had, the cards stand without them; the promotion itself says it.
  const states = participations && "data" in participations ? participations.data : null;
  return { head, block, narrowed, ahead, states };
}

export default function Promotions() {
  const { t } = useI18n();
  const { block, narrowed, ahead, states } = useLoaderData<typeof loader>();
  const stretches = [null, ...presetsAhead].map((days) => ({
    name: String(days),
    to: days ? `?days=${days}` : "/promotions",
    text: days ? t("promotions.ahead", { count: days }) : t("promotions.any"),
  }));
  return (
    <div className="shell-width py-8 lg:py-12">
      <h1 className="text-3xl font-bold tracking-tight lg:text-4xl">{t("promotions.title")}</h1>
      <p className="mt-2 text-quiet">{t("promotions.lead")}</p>
      <div className="mt-2">
        <Claim path="/promotions" />
      </div>
      {narrowed ? null : (
        <div className="mt-5 flex">
          <Tabs
            label={t("promotions.stretches")}
            look="slim"
            tabs={stretches}
            now={String(ahead)}
            link={{ preventScrollReset: true }}
          />
        </div>
      )}
      <div className="mt-6">
        {"data" in block ? null : (
          <FailedBlock name={t("promotions.title")} requestId={block.requestId} />
        )}
        {"data" in block && block.data.length === 0 ? (
          <EmptyBlock
            icon={<i className="icon-gift size-7" />}
            title={t("promotions.empty")}
            text={t("promotions.emptyText")}
          />
        ) : null}
        {"data" in block ? (
          <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {block.data.map((promotion, index) => (
              <PromotionCard
                key={promotion.id}
                promotion={promotion}
                state={states?.[promotion.id]?.state}
                early={index < 3}
              />
            ))}
          </ul>
        ) : null}
        {"data" in block ? <DroppedNote count={block.dropped} /> : null}
        {narrowed ? (
          <p className="mt-8">
            <Link
              to="/promotions"
              className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
            >
              {t("promotions.all")}
            </Link>
          </p>
        ) : null}
      </div>
    </div>
  );
}
