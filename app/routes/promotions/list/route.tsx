import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import Gift from "lucide-react/icons/gift";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { loadPromotions } from "~/routes/promotions/load-promotions.server.ts";
import { PromotionCard, promotionPath } from "~/routes/promotions/promotion-card.tsx";
import { DroppedNote } from "~/ui/dropped-note.tsx";
import { EmptyBlock } from "~/ui/empty-block.tsx";
import { FailedBlock } from "~/ui/failed-block.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/**
 * R25: all promotions, or with `?type=` those of a kind; an announcement's button leads here (U39).
 * @throws Response a redirect to the promotion itself where there is one of that kind
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const type = new URL(request.url).searchParams.get("type");
  const { block, narrowed } = await loadPromotions(context, type, Date.now());
  if (narrowed && "data" in block && block.data.length === 1 && block.data[0]) {
    throw redirect(promotionPath(block.data[0].id));
  }
  return { title: pageTitle(context, "promotions.title"), block, narrowed };
}

export default function Promotions() {
  const { t } = useI18n();
  const { block, narrowed } = useLoaderData<typeof loader>();
  return (
    <div className="shell-width py-8 lg:py-12">
      <h1 className="text-3xl font-bold tracking-tight lg:text-4xl">{t("promotions.title")}</h1>
      <p className="mt-2 text-quiet">{t("promotions.lead")}</p>
      <div className="mt-8">
        {"data" in block ? null : (
          <FailedBlock name={t("promotions.title")} requestId={block.requestId} />
        )}
        {"data" in block && block.data.length === 0 ? (
          <EmptyBlock
            icon={<Gift className="size-7" aria-hidden="true" />}
            title={t("promotions.empty")}
            text={t("promotions.emptyText")}
          />
        ) : null}
        {"data" in block ? (
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {block.data.map((promotion, index) => (
              <PromotionCard key={promotion.id} promotion={promotion} early={index < 3} />
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
