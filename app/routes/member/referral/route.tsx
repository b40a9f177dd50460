import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { QrCode } from "~/components/shell/contacts/qr-code.tsx";
import { qrRows } from "~/components/shell/contacts/qr-rows.server.ts";
import { graphql } from "~/graphql/generated";
import type { FriendFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { loadPart } from "~/routes/member/part.server.ts";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { FigureTiles } from "~/ui/charts/figure-tiles.tsx";
import { CopyField } from "~/ui/controls/copy-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import type { Column } from "~/ui/table/column.ts";
import { Table } from "~/ui/table/table.tsx";
import { Money } from "~/ui/text/money.tsx";

const MemberReferral = graphql(`
  query MemberReferral {
    records {
      referral {
        code
        link
        invited
        active
        earned {
          ...Money
        }
        friends {
          ...Friend
        }
      }
    }
  }
`);

graphql(`
  fragment Friend on ReferredFriend {
    account
    joinedAt
    deposited {
      ...Money
    }
    earned {
      ...Money
    }
  }
`);

const friendColumns: readonly Column<FriendFragment>[] = [
  { name: "member.referral.friend", kind: "text", value: ({ account }) => account },
  { name: "member.referral.joined", kind: "day", value: ({ joinedAt }) => joinedAt },
  { name: "member.referral.deposited", kind: "money", value: ({ deposited }) => deposited },
  { name: "member.referral.earned", kind: "money", value: ({ earned }) => earned },
];

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U27k referral: the member's own link, and the accounts that registered by it (CA25). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const part = await loadPart(
    request,
    context,
    [MemberReferral, {}],
    (data) => data.records?.referral,
  );
  return {
    title: pageTitle(context, "member.pages.referral"),
    part,
    code: "data" in part && part.data.link ? qrRows(part.data.link) : null,
  };
}

export default function Referral() {
  const { t } = useI18n();
  const { part, code } = useLoaderData<typeof loader>();
  const title = t("member.pages.referral");
  return (
    <>
      <PageHeader title={title} lead={t("member.referral.lead")} />
      <PartBlock part={part} name={title}>
        {(referral) => (
          <>
            {referral.link ? (
              <Card pad="roomy" className="mb-5 flex flex-wrap items-center gap-5">
                {code ? <QrCode code={code} label={t("member.referral.qr")} /> : null}
                <div className="grid min-w-0 flex-1 gap-3">
                  <CopyField label={t("member.referral.link")} value={referral.link} />
                  {referral.code ? (
                    <CopyField label={t("member.referral.code")} value={referral.code} />
                  ) : null}
                </div>
              </Card>
            ) : (
              <FailedBlock name={t("member.referral.link")} />
            )}
            <FigureTiles
              label={t("member.totals")}
              figures={[
                { name: t("member.referral.invited"), value: referral.invited ?? "–" },
                { name: t("member.referral.active"), value: referral.active ?? "–" },
                {
                  name: t("member.referral.earned"),
                  value: referral.earned ? <Money value={referral.earned} /> : "–",
                },
              ]}
            />
            {referral.friends ? (
              <Table
                caption={t("member.referral.friends")}
                rows={referral.friends}
                keyOf={({ account, joinedAt }) => `${account}-${joinedAt}`}
                columns={friendColumns}
              />
            ) : (
              <FailedBlock name={t("member.referral.friends")} />
            )}
          </>
        )}
      </PartBlock>
    </>
  );
}
