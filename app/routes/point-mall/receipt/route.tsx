import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { queryMember } from "~/reports/query/query-member.server.ts";
import { paths } from "~/routes/point-mall/paths.ts";
import { ReceiptCard } from "./receipt-card.tsx";
import { PointMallReceipt } from "./receipt-query.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/**
 * U28, D-25: one purchase with all its data and its status (S29).
 * @throws Response 404 for a purchase that the viewer does not have
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get("id") ?? "";
  const answer = await queryMember(request, context, [PointMallReceipt, { id }]);
  const failed = answer.errors !== undefined && answer.errors.length > 0;
  if (!failed && answer.data?.points?.redemption === null) {
    throw new Response(null, { status: 404 });
  }
  return {
    title: pageTitle(context, "pointMall.records.detail"),
    id,
    part: partOf(answer, ({ points }) => (points?.redemption ? { points } : null)),
  };
}

export default function Receipt() {
  const { t } = useI18n();
  const { id, part } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="mb-4">
        <Link
          to={paths.records}
          className="finger inline-flex items-center gap-2 text-sm text-quiet hover:text-ink"
        >
          <i className="icon-arrow-left size-4" />
          {t("pointMall.records.all")}
        </Link>
      </p>
      <PartBlock part={part} name={t("pointMall.records.detail")}>
        {(initial) => <ReceiptCard key={id} id={id} initial={initial} />}
      </PartBlock>
    </>
  );
}
