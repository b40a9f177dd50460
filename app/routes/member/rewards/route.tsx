import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { claimReward } from "~/routes/member/claim.server.ts";
import { ClaimButton } from "~/routes/member/claim-button.tsx";
import { loadPart } from "~/routes/member/part.server.ts";
import { StatusTag } from "~/routes/member/status-tag.tsx";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { ListZone } from "~/ui/text/list-zone.tsx";
import { Money } from "~/ui/text/money.tsx";

const MemberRewards = graphql(`
  query MemberRewards {
    records {
      rewards {
        id
        name
        kind
        amount {
          ...Money
        }
        status
        endsAt
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U27j rewardCenter: rewards to claim, and those claimed (CA24). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    title: pageTitle(context, "member.pages.rewardCenter"),
    part: await loadPart(request, context, [MemberRewards, {}], (data) => data.records?.rewards),
  };
}

export const action = ({ request, context }: ActionFunctionArgs) => claimReward(request, context);

export default function Rewards() {
  const { t, near } = useI18n();
  const { part } = useLoaderData<typeof loader>();
  const before = useActionData<typeof action>();
  const title = t("member.pages.rewardCenter");
  return (
    <>
      <PageHeader title={title} lead={t("member.rewards.lead")} />
      <PartBlock part={part} name={title}>
        {(rewards) =>
          rewards.length === 0 ? (
            <EmptyBlock
              icon={<i className="icon-trophy size-7" />}
              title={t("member.rewards.empty")}
            />
          ) : (
            <>
              <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
                {rewards.map(({ id, name, kind, amount, status, endsAt }) => (
                  <Card as="li" key={id} pad="snug" className="grid content-between gap-4">
                    <div>
                      <div className="flex items-start justify-between gap-3">
                        <h2 className="font-bold">{name}</h2>
                        <StatusTag status={status} />
                      </div>
                      <p className="text-xs text-quiet">{t(`member.rewards.kinds.${kind}`)}</p>
                      <p className="figures mt-3 text-2xl font-bold text-gold">
                        <Money value={amount} />
                      </p>
                      {endsAt == null ? null : (
                        <p className="text-xs text-quiet">
                          {t("member.rewards.until", { day: near(endsAt) })}
                        </p>
                      )}
                    </div>
                    <ClaimButton
                      rewardId={id}
                      claimable={status === "CLAIM"}
                      name={name}
                      before={before}
                    />
                  </Card>
                ))}
              </ul>
              <ListZone />
            </>
          )
        }
      </PartBlock>
    </>
  );
}
