import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { arrivalReported, confirmArrival } from "~/components/confirmations/confirm.server.ts";
import { WaitingList } from "~/components/confirmations/waiting-list.tsx";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { revalidateAfterOwnForm } from "~/forms/answers/revalidate-page.ts";
import { readForm } from "~/forms/rules/form-fields.ts";
import type { MemberWithdrawQuery } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import type { GatewayAnswer } from "~/portal-context.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { deferMemberQuery } from "~/reports/query/query-member.server.ts";
import { recordQuery } from "~/reports/query/record-query.server.ts";
import { requireRows } from "~/reports/query/require-rows.server.ts";
import { SoonBlock } from "~/reports/soon-block.tsx";
import { CashierTabs } from "~/routes/member/cashier-tabs.tsx";
import { guardChange, requireMember } from "~/session/guards/guards.server.ts";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";
import { Desk } from "./desk.tsx";
import { EarlierRows } from "./earlier-rows.tsx";
import { MemberWithdraw, MemberWithdrawals } from "./query.ts";
import { deskFor } from "./wish.server.ts";
import { requestWithdrawal } from "./withdraw.server.ts";

export const handle: PageHandle = { requiresCountry: "page" };

/** Withdrawals of the last month are below the form. */
const monthMs = 30 * 86_400_000;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/**
 * U27d withdraw: the amount that can be withdrawn now (CA16), the card (CA11), the request in two steps (CA14),
 * paid withdrawals that wait for a confirmation (CA17, D-33), and recent requests (CA15).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { offset, limit } = recordQuery(request, context);
  const query = new URL(request.url).searchParams;
  // Rounded to minutes, so that requests within one minute share a response.
  const to = Math.ceil(context.now() / 60_000) * 60_000;
  const variables = { range: { from: to - monthMs, to }, offset, limit };
  const [desk, earlier] = await Promise.all([
    deferMemberQuery(request, context, [MemberWithdraw, {}], (answer) =>
      partsOf(answer, query, context.brand.currencyDecimals, context.language),
    ),
    deferMemberQuery(request, context, [MemberWithdrawals, variables], (answer) =>
      partOf(answer, (data) => data.wallet?.withdrawals),
    ),
  ]);
  requireRows(request, earlier.found);
  return {
    title: pageTitle(context, "member.pages.withdraw"),
    desk: desk.found,
    earlier: earlier.found,
    streamed: desk.streamed || earlier.streamed,
    // A withdrawal that the platform took without naming it has no page to go to.
    requested: query.has("asked"),
    cardAdded: query.get("card") === "added",
    // One review, one withdrawal: a second submission has the same key.
    idempotencyKey: crypto.randomUUID(),
    reported: arrivalReported(request),
    now: context.now(),
  };
}

function partsOf(
  answer: GatewayAnswer<MemberWithdrawQuery>,
  query: URLSearchParams,
  decimals: Readonly<Record<string, number>>,
  language: string,
) {
  const needed = partOf(
    answer,
    ({ wallet }) => {
      const { bankCards: cards, withdrawalLimits: limits } = wallet ?? {};
      return cards && limits
        ? deskFor(query, cards, limits, decimals[limits.min.currency] ?? 2, language)
        : null;
    },
    "wallet",
  );
  const { viewer, security, wallet } = answer.data ?? {};
  return {
    needed,
    balance: viewer?.balance?.money ?? null,
    passwordSet: security?.paymentPasswordSet ?? null,
    waiting: wallet?.withdrawalConfirmations?.filter(({ state }) => state === "WAITING") ?? [],
  };
}

export const shouldRevalidate = revalidateAfterOwnForm;

/**
 * `intent` is `withdraw` with `cardId`, `amount`, `paymentPassword` and `idempotencyKey`; or the confirmation of a
 * paid withdrawal, as `confirmArrival` reads it.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireMember);
  const form = await request.formData();
  const { intent } = readForm(form, {});
  return intent === "RECEIVED" || intent === "ALL_RECEIVED"
    ? confirmArrival(context, form, "/member/withdraw")
    : requestWithdrawal(context, form);
}

export default function Withdraw() {
  const { t } = useI18n();
  const { desk, earlier, requested, cardAdded, idempotencyKey, reported, now } =
    useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const title = t("member.pages.withdraw");
  return (
    <>
      <PageHeader title={title} lead={t("cashier.withdraw.lead")} />
      <CashierTabs now="withdraw" />
      {requested ? <DoneNote>{t("cashier.withdraw.asked")}</DoneNote> : null}
      {cardAdded ? <DoneNote>{t("cashier.cards.done.added")}</DoneNote> : null}
      {reported && !outcome ? (
        <DoneNote>{t(`agentCenter.confirmations.done.${reported}`)}</DoneNote>
      ) : null}
      <SoonBlock soon={desk} name={title}>
        {({ needed, balance, passwordSet, waiting }) => (
          <div className="grid gap-8">
            {waiting.length > 0 ? (
              <WaitingList
                waiting={waiting}
                now={now}
                before={outcome && "id" in outcome ? outcome : undefined}
              />
            ) : null}
            <PartBlock part={needed} name={title}>
              {(found) => (
                <Desk
                  balance={balance}
                  desk={found}
                  passwordSet={passwordSet}
                  idempotencyKey={idempotencyKey}
                />
              )}
            </PartBlock>
          </div>
        )}
      </SoonBlock>
      <h2 className="mt-10 mb-4 text-xl font-bold tracking-tight">
        {t("cashier.withdraw.recent")}
      </h2>
      <PartBlock part={earlier} name={t("cashier.withdraw.recent")}>
        {({ nodes, pageInfo }) => <EarlierRows nodes={nodes} pageInfo={pageInfo} />}
      </PartBlock>
    </>
  );
}
