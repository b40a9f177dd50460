import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { revalidateAfterOwnForm } from "~/forms/answers/revalidate-page.ts";
import { withMessages } from "~/forms/rules/form-rules.server.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { queryMember } from "~/reports/query/query-member.server.ts";
import { GiftPicture } from "~/routes/point-mall/gift-picture.tsx";
import { paths } from "~/routes/point-mall/paths.ts";
import { wholeNumber } from "~/routes/point-mall/whole-number.ts";
import { guardChange, requireMember } from "~/session/guards/guards.server.ts";
import { Card } from "~/ui/layout/card.tsx";
import { Tag } from "~/ui/notes/tag.tsx";
import { SafeHtml } from "~/ui/text/safe-html.tsx";
import type { FormRule } from "../../../../brands/field-rule.ts";
import { unbounded } from "../../../../brands/unbounded.ts";
import { redeem } from "./redeem.server.ts";
import { RedeemBox } from "./redeem-box.tsx";

const PointMallGift = graphql(`
  query PointMallGift {
    points {
      rewards {
        ...GiftOnShelf
        description
      }
    }
    security {
      paymentPasswordSet
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

const idOf = (request: Request) => new URL(request.url).searchParams.get("id") ?? "";

/**
 * U28: one reward (C53), and buying it (M22, M23).
 * @throws Response 404 where the mall has no such reward
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = idOf(request);
  const answer = await queryMember(request, context, [PointMallGift, {}]);
  const rewards = answer.data?.points?.rewards;
  const gift = rewards?.find((each) => each.id === id);
  if (rewards && !gift) throw new Response(null, { status: 404 });
  const must = { ...unbounded, required: true };
  const sent: Record<string, FormRule> =
    gift?.type === "GIFT"
      ? {
          address: { ...must, minLength: 8 },
          phone: { ...must, pattern: "^\\+?[\\p{Nd}\\s().\\-]{6,30}$" },
        }
      : {};
  return {
    title: pageTitle(context, "pointMall.title"),
    part: partOf(answer, () => gift, "points.rewards"),
    // If it is unknown, the platform checks it with the request.
    passwordMissing: answer.data?.security?.paymentPasswordSet === false,
    rules: withMessages(
      { quantity: { ...wholeNumber, language: context.language }, ...sent, paymentPassword: must },
      context.brand.patternMessages,
    ),
    // One form, one purchase: a second submission has the same key.
    idempotencyKey: crypto.randomUUID(),
  };
}

/** A refusal may mean that the stock has run out: the page looks again. */
export const shouldRevalidate = revalidateAfterOwnForm;

/** The form has `quantity`, of a gift `address` and `phone`, `paymentPassword` and `idempotencyKey`. */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireMember);
  return redeem(context, idOf(request), await request.formData());
}

export default function GiftPage() {
  const { t } = useI18n();
  const { part, ...form } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <>
      <p className="mb-4">
        <Link
          to={paths.gifts}
          className="finger inline-flex items-center gap-2 text-sm text-quiet hover:text-ink"
        >
          <i className="icon-arrow-left size-4" />
          {t("pointMall.gifts.back")}
        </Link>
      </p>
      <PartBlock part={part} name={t("pointMall.redeem.title")}>
        {(gift) => (
          <div className="grid max-w-6xl items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-8">
            <Card as="section" aria-labelledby="gift-name" className="overflow-hidden">
              <GiftPicture image={gift.image} early faint={gift.stock === 0} />
              <div className="grid gap-3 p-4 lg:p-6">
                <div className="flex flex-wrap items-center gap-3 text-sm">
                  <Tag>{t(`pointMall.types.${gift.type}`)}</Tag>
                  {gift.stock == null ? null : (
                    <span className="figures text-quiet">
                      {gift.stock === 0
                        ? t("pointMall.gifts.soldOut")
                        : t("pointMall.gifts.left", { count: gift.stock })}
                    </span>
                  )}
                </div>
                <h2 id="gift-name" className="text-2xl font-bold tracking-tight text-balance">
                  {gift.name}
                </h2>
                {gift.description ? <SafeHtml html={gift.description} /> : null}
              </div>
            </Card>
            <RedeemBox gift={gift} outcome={outcome} {...form} />
          </div>
        )}
      </PartBlock>
    </>
  );
}
