import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { pageTitle } from "~/components/page-title.server.ts";
import { categoryKey } from "~/components/shell/nav-entries.ts";
import { once, readForm } from "~/forms/form-fields.ts";
import { isUnsettled, refusalOf } from "~/forms/refusal.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { PartBlock } from "~/reports/part-block.tsx";
import { done, refusedWith } from "~/routes/member/answer-outcome.server.ts";
import { outcomeText } from "~/routes/member/outcome.ts";
import { askPart } from "~/routes/member/part.server.ts";
import { useOffers } from "~/routes/member/use-offers.ts";
import { requireMember } from "~/session/guards.server.ts";
import { PageHead } from "~/ui/page-head.tsx";
import { RecordList } from "~/ui/record-list.tsx";

const MemberRebate = graphql(`
  query MemberRebate {
    records {
      rebate {
        rows {
          type
          validStake {
            amount
            currency
          }
          ratePercent
          amount {
            amount
            currency
          }
        }
        total {
          amount
          currency
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
          amount
          currency
        }
      }
      ...Refusal_refusal
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U27n manualRebate (W4): the rebate that has gathered (CA29), and taking it (CA30). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    title: pageTitle(context, "member.pages.manualRebate"),
    part: await askPart(request, context, [MemberRebate, {}], (data) => data.records?.rebate),
    // One form, one payment: a second press sends the same key.
    idempotencyKey: crypto.randomUUID(),
    now: Date.now(),
  };
}

/** Takes what has gathered. The form has its `idempotencyKey`. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireMember(request, context);
  const form = readForm(await request.formData(), { idempotencyKey: once });
  const { idempotencyKey: id } = form.input;
  const { data } = await context.gateway.execute(ClaimRebate, { idempotencyKey: id });
  const result = data?.claimRebate;
  if (result?.__typename === "ClaimRebateSuccess") return done(id, result.amount);
  return refusedWith(id, refusalOf(result));
}

export default function Rebate() {
  const { t, money, date } = useI18n();
  const { part, idempotencyKey, now } = useLoaderData<typeof loader>();
  const offers = useOffers();
  const outcome = useActionData<typeof action>();
  const busy = useNavigation().formAction !== undefined;
  // Without a script the page has been loaded anew, and with it another key.
  const open = outcome && outcome.kind !== "done" && isUnsettled(outcome);
  const key = open ? outcome.id : idempotencyKey;
  const title = t("member.pages.manualRebate");
  return (
    <>
      <PageHead title={title} lead={t("member.rebate.lead")} />
      <PartBlock part={part} name={title}>
        {({ rows, total, claimableAt }) => {
          const later = claimableAt != null && claimableAt > now;
          const nothing = Number(total.amount) <= 0;
          return (
            <>
              <section className="mb-5 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line/60 bg-surface p-4 lg:p-6">
                <div>
                  <p className="text-xs text-quiet">{t("member.rebate.total")}</p>
                  <p className="figures text-3xl font-bold text-gold">{money(total)}</p>
                  {later ? (
                    <p className="text-sm text-quiet">
                      {t("member.rebate.from", { day: date(claimableAt) })}
                    </p>
                  ) : null}
                </div>
                {offers("CLAIM_REBATE") ? (
                  <Form method="post" className="grid gap-2">
                    <input type="hidden" name="idempotencyKey" value={key} />
                    <button
                      type="submit"
                      disabled={busy || later || nothing}
                      className="min-h-12 rounded-control bg-accent px-6 font-bold text-on-accent transition hover:brightness-110 disabled:opacity-60"
                    >
                      {t(busy ? "member.claim.busy" : "member.claim.take")}
                    </button>
                  </Form>
                ) : null}
              </section>
              <p
                role="status"
                className={`mb-5 text-sm empty:hidden ${outcome?.kind === "done" ? "text-gain" : "text-danger"}`}
              >
                {outcome ? outcomeText(outcome, { t, money }) : null}
              </p>
              <RecordList
                caption={title}
                rows={rows}
                keyOf={({ type }) => type}
                columns={[
                  {
                    head: t("member.bets.type"),
                    cell: ({ type }) => (
                      <span className="font-semibold">{t(`nav.${categoryKey(type)}`)}</span>
                    ),
                  },
                  {
                    head: t("member.bets.validStake"),
                    figures: true,
                    cell: ({ validStake }) => money(validStake),
                  },
                  {
                    head: t("member.rebate.rate"),
                    figures: true,
                    cell: ({ ratePercent }) => `${ratePercent} %`,
                  },
                  {
                    head: t("member.transactions.amount"),
                    figures: true,
                    cell: ({ amount }) => money(amount),
                  },
                ]}
              />
            </>
          );
        }}
      </PartBlock>
    </>
  );
}
