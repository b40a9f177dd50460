import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData, useSearchParams } from "@remix-run/react";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { deferMemberQuery } from "~/reports/query/query-member.server.ts";
import { paths } from "~/routes/point-mall/paths.ts";
import { useMall } from "~/routes/point-mall/use-mall.ts";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { choiceQuery, chooseGifts, giftChoice } from "./choose-gifts.ts";
import { GiftCard } from "./gift-card.tsx";
import { GiftFilter } from "./gift-filter.tsx";

const PointMallGifts = graphql(`
  query PointMallGifts {
    points {
      rewards {
        ...GiftOnShelf
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** R49, U28: what points buy (C53), by `type`, `reach` and `order` of the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { found, streamed } = await deferMemberQuery(
    request,
    context,
    [PointMallGifts, {}],
    (answer) => partOf(answer, ({ points }) => points?.rewards),
  );
  return { title: pageTitle(context, "pointMall.title"), part: found, streamed };
}

/** All rewards are loaded, so filtering needs no request. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

/** As many as the first screen of a desktop shows. */
const early = 8;

export default function Gifts() {
  const { t } = useI18n();
  const { part } = useLoaderData<typeof loader>();
  const { available } = useMall();
  const choice = giftChoice(useSearchParams()[0]);
  const title = t("pointMall.tabs.gifts");
  return (
    <section aria-label={title}>
      <GiftFilter choice={choice} />
      <PartBlock part={part} name={title}>
        {(gifts) => {
          const shown = chooseGifts(gifts, choice, available);
          if (shown.length > 0) {
            return (
              <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4">
                {shown.map((gift, place) => (
                  <GiftCard key={gift.id} gift={gift} available={available} early={place < early} />
                ))}
              </ul>
            );
          }
          return (
            <>
              <EmptyBlock
                icon={<i className="icon-gift size-7" />}
                title={t("pointMall.gifts.none")}
                text={gifts.length > 0 ? t("pointMall.gifts.noneText") : undefined}
              />
              {choiceQuery(choice) ? (
                <p className="mt-4 text-center">
                  <ButtonLink to={paths.gifts} tone="quiet" size="small" preventScrollReset>
                    {t("pointMall.gifts.showAll")}
                  </ButtonLink>
                </p>
              ) : null}
            </>
          );
        }}
      </PartBlock>
    </section>
  );
}
