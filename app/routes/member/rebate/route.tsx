import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import { AnswerText } from "~/forms/answers/answer-text.tsx";
import { usePageBusy } from "~/forms/answers/use-form-step.ts";
import { Form } from "~/forms/owner/post-form.tsx";
import { isUnsettled, refusalOf } from "~/forms/refusal/refusal.ts";
import { once, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import type { RebateOfTypeFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { done, refusedWith } from "~/routes/member/answer-outcome.server.ts";
import { outcomeText } from "~/routes/member/outcome.ts";
import { loadPart } from "~/routes/member/part.server.ts";
import { useOffers } from "~/routes/member/use-offers.ts";
import { requireMember } from "~/session/guards/guards.server.ts";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import type { Column } from "~/ui/table/column.ts";
import { Table } from "~/ui/table/table.tsx";
import { Money } from "~/ui/text/money.tsx";

const MemberRebate = graphql(`
  query MemberRebate {
    records {
      rebate {
        rows {
          ...RebateOfType
        }
        total {
          ...Money
        }
        claimableAt
      }
    }
  }
`);

const ClaimRebate = graphql(`
  mutation ClaimRebate($idempotencyKey: ID!) {
    claimRebate(idempotencyKey: $idempotencyKey) {
      __typename
      ... on ClaimRebateSuccess {
        amount {
          ...Money
        }
      }
      ...Refusal_refusal
    }
  }
`);

graphql(`
  fragment RebateOfType on RebateRow {
    type
    validStake {
      ...Money
    }
    ratePercent
    amount {
      ...Money
    }
  }
`);

const rebateColumns: readonly Column<RebateOfTypeFragment>[] = [
  { name: "member.bets.type", kind: "status", value: ({ type }) => `nav.${categoryKey(type)}` },
  { name: "member.bets.validStake", kind: "money", value: ({ validStake }) => validStake },
  { name: "member.rebate.rate", kind: "percent", value: ({ ratePercent }) => ratePercent },
  { name: "member.transactions.amount", kind: "money", value: ({ amount }) => amount },
];

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U27n manualRebate (W4): the rebate that has gathered (CA29), and taking it (CA30). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    title: pageTitle(context, "member.pages.manualRebate"),
    part: await loadPart(request, context, [MemberRebate, {}], (data) => data.records?.rebate),
    // One form, one payment: a second submission has the same key.
    idempotencyKey: crypto.randomUUID(),
    now: context.now(),
  };
}

/** Takes what has gathered. The form has its `idempotencyKey`. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireMember(request, context);
  const form = readForm(await request.formData(), { idempotencyKey: once });
  const { idempotencyKey: id } = form.input;
  const { data } = await context.gateway.execute(ClaimRebate, { idempotencyKey: id });
  const result = data?.claimRebate;
  if (result?.__typename === "ClaimRebateSuccess") return done(id, result.amount ?? null);
  return refusedWith(id, refusalOf(result));
}

export default function Rebate() {
  const { t, money, date } = useI18n();
  const { part, idempotencyKey, now } = useLoaderData<typeof loader>();
  const offers = useOffers();
  const outcome = useActionData<typeof action>();
  const busy = usePageBusy(outcome);
  // Without JavaScript the page has been reloaded and has another key.
  const open = outcome && outcome.kind !== "done" && isUnsettled(outcome);
  const key = open ? outcome.id : idempotencyKey;
  const title = t("member.pages.manualRebate");
  return (
    <>
      <PageHeader title={title} lead={t("member.rebate.lead")} />
      <PartBlock part={part} name={title}>
        {({ rows, total, claimableAt }) => {
          const later = claimableAt != null && claimableAt > now;
          const nothing = !total || Number(total.amount) <= 0;
          return (
            <>
              <Card
                as="section"
                pad="roomy"
                className="mb-5 flex flex-wrap items-center justify-between gap-4"
              >
                <div>
                  <p className="text-xs text-quiet">{t("member.rebate.total")}</p>
                  <p className="figures text-3xl font-bold text-gold">
                    {total ? <Money value={total} /> : "–"}
                  </p>
                  {later ? (
                    <p className="text-sm text-quiet">
                      {t("member.rebate.from", { day: date(claimableAt) })}
                    </p>
                  ) : null}
                </div>
                {offers("CLAIM_REBATE") ? (
                  <Form method="post" className="grid gap-2">
                    <input type="hidden" name="idempotencyKey" value={key} />
                    <Button type="submit" busy={busy} disabled={later || nothing} size="form">
                      {t(busy ? "member.claim.busy" : "member.claim.take")}
                    </Button>
                  </Form>
                ) : null}
              </Card>
              <AnswerText of={outcome} good={outcome?.kind === "done"} className="mb-5">
                {outcome ? outcomeText(outcome, { t, money }) : null}
              </AnswerText>
              {rows ? (
                <Table
                  caption={title}
                  rows={rows}
                  keyOf={({ type }) => type}
                  columns={rebateColumns}
                />
              ) : (
                <FailedBlock name={title} />
              )}
            </>
          );
        }}
      </PartBlock>
    </>
  );
}
