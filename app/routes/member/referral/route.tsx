import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/components/page-title.server.ts";
import { qrRows } from "~/components/shell/app-codes.server.ts";
import { QrCode } from "~/components/shell/qr-code.tsx";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { PartBlock } from "~/reports/part-block.tsx";
import { askPart } from "~/routes/member/part.server.ts";
import { CopyField } from "~/ui/copy-field.tsx";
import { FigureTiles } from "~/ui/figure-tiles.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { RecordList } from "~/ui/record-list.tsx";

const MemberReferral = graphql(`
  query MemberReferral {
    records {
      referral {
        code
        link
        invited
        active
        earned {
          amount
          currency
        }
        friends {
          account
          joinedAt
          deposited {
            amount
            currency
          }
          earned {
            amount
            currency
          }
        }
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U27k referral: the member's own link, and who came by it (CA25). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const part = await askPart(
    request,
    context,
    [MemberReferral, {}],
    (data) => data.records?.referral,
  );
  return {
    title: pageTitle(context, "member.pages.referral"),
    part,
    code: "data" in part ? qrRows(part.data.link) : null,
  };
}

export default function Referral() {
  const { t, money, date } = useI18n();
  const { part, code } = useLoaderData<typeof loader>();
  const title = t("member.pages.referral");
  return (
    <>
      <PageHead title={title} lead={t("member.referral.lead")} />
      <PartBlock part={part} name={title}>
        {(referral) => (
          <>
            <div className="mb-5 flex flex-wrap items-center gap-5 rounded-card border border-line/60 bg-surface p-4 lg:p-6">
              {code ? <QrCode code={code} label={t("member.referral.qr")} /> : null}
              <div className="grid min-w-0 flex-1 gap-3">
                <CopyField label={t("member.referral.link")} value={referral.link} />
                <CopyField label={t("member.referral.code")} value={referral.code} />
              </div>
            </div>
            <FigureTiles
              label={t("member.totals")}
              figures={[
                { name: t("member.referral.invited"), value: referral.invited },
                { name: t("member.referral.active"), value: referral.active },
                { name: t("member.referral.earned"), value: money(referral.earned) },
              ]}
            />
            <RecordList
              caption={t("member.referral.friends")}
              rows={referral.friends}
              keyOf={({ account, joinedAt }) => `${account}-${joinedAt}`}
              columns={[
                {
                  head: t("member.referral.friend"),
                  cell: ({ account }) => <span className="font-semibold">{account}</span>,
                },
                {
                  head: t("member.referral.joined"),
                  cell: ({ joinedAt }) =>
                    joinedAt == null ? "–" : date(joinedAt, { dateStyle: "medium" }),
                },
                {
                  head: t("member.referral.deposited"),
                  figures: true,
                  cell: ({ deposited }) => money(deposited),
                },
                {
                  head: t("member.referral.earned"),
                  figures: true,
                  cell: ({ earned }) => money(earned),
                },
              ]}
            />
          </>
        )}
      </PartBlock>
    </>
  );
}
