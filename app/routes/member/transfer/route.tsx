import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { revalidateAfterOwnForm } from "~/forms/answers/revalidate-page.ts";
import type { MoneyValue } from "~/i18n/format.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { deferMemberQuery } from "~/reports/query/query-member.server.ts";
import { recordQuery, recordsPerPage } from "~/reports/query/record-query.server.ts";
import { requireRows } from "~/reports/query/require-rows.server.ts";
import { PaymentPasswordNote } from "~/routes/member/payment-password-note.tsx";
import { ReviewForm } from "~/routes/member/review-form.tsx";
import { guardChange, requireMember } from "~/session/guards/guards.server.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { Tabs } from "~/ui/layout/tabs.tsx";
import { RecordPager } from "~/ui/pager/record-pager.tsx";
import { Table } from "~/ui/table/table.tsx";
import { transferColumns } from "./columns.ts";
import { MemberTransfer, MemberTransfers } from "./query.ts";
import { transferUp } from "./transfer.server.ts";
import { TransferForm } from "./transfer-form.tsx";
import { TransferMade } from "./transfer-made.tsx";
import { readWish } from "./wish.ts";

export const handle: PageHandle = { requiresCountry: "page" };

/** Transfers of the last month are below the form. */
const monthMs = 30 * 86_400_000;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U27e transferUpline: money to the upline in two steps, its receipt (CA19, P9), and earlier transfers (CA21). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { offset } = recordQuery(request, context);
  const query = new URL(request.url).searchParams;
  const shown = query.get("show") === "received" ? "received" : "sent";
  // Rounded to minutes, so that requests within one minute share a response.
  const to = Math.ceil(context.now() / 60_000) * 60_000;
  const kind = shown === "sent" ? ("TRANSFER_OUT" as const) : ("TRANSFER_IN" as const);
  const range = { from: to - monthMs, to };
  const variables = { kind, range, offset, limit: recordsPerPage };
  const sent = query.get("sent") ?? "";
  const [desk, earlier] = await Promise.all([
    deferMemberQuery(request, context, [MemberTransfer, { sent }], (answer) =>
      partOf(answer, ({ viewer, security, wallet }) =>
        viewer?.balance
          ? {
              agent: viewer.role === "AGENT",
              balance: viewer.balance.money,
              passwordSet: security?.paymentPasswordSet ?? null,
              made: wallet?.lineTransfer ?? null,
            }
          : null,
      ),
    ),
    deferMemberQuery(request, context, [MemberTransfers, variables], (answer) =>
      partOf(answer, (data) => data.records?.transactions),
    ),
  ]);
  requireRows(request, earlier.found);
  return {
    title: pageTitle(context, "member.pages.transferUpline"),
    desk: desk.found,
    earlier: earlier.found,
    streamed: desk.streamed || earlier.streamed,
    shown,
    // One review, one transfer: a second submission has the same key.
    idempotencyKey: crypto.randomUUID(),
  };
}

export const shouldRevalidate = revalidateAfterOwnForm;

/** The form has `amount`, `paymentPassword` and `idempotencyKey`. */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireMember);
  return transferUp(context, await request.formData());
}

export default function Transfer() {
  const { t } = useI18n();
  const { desk, earlier, shown, idempotencyKey } = useLoaderData<typeof loader>();
  const title = t("member.pages.transferUpline");
  return (
    <>
      <PageHeader title={title} lead={t("cashier.transfer.lead")} />
      <PartBlock part={desk} name={title}>
        {({ agent, balance, passwordSet, made }) => (
          <div className="grid max-w-2xl gap-5">
            {made ? <TransferMade made={made} /> : null}
            {passwordSet === false ? (
              <PaymentPasswordNote />
            ) : (
              <Step balance={balance} idempotencyKey={idempotencyKey} />
            )}
            {agent ? (
              <p className="flex flex-wrap items-center gap-3 text-sm text-quiet">
                {t("cashier.transfer.down")}
                <ButtonLink to="/agentHome/downline" tone="quiet" size="tight">
                  {t("cashier.transfer.toDownline")}
                </ButtonLink>
              </p>
            ) : null}
          </div>
        )}
      </PartBlock>
      <div className="mt-10 mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-bold tracking-tight">{t("cashier.transfer.recent")}</h2>
        <Tabs
          label={t("cashier.transfer.recent")}
          look="slim"
          now={shown}
          tabs={[
            { name: "sent", text: t("cashier.transfer.sent"), to: "/member/transfer" },
            {
              name: "received",
              text: t("cashier.transfer.received"),
              to: "/member/transfer?show=received",
            },
          ]}
        />
      </div>
      <PartBlock part={earlier} name={t("cashier.transfer.recent")}>
        {({ nodes, pageInfo }) => (
          <>
            <Table
              caption={t("cashier.transfer.recent")}
              rows={nodes}
              keyOf={({ id }) => id}
              columns={transferColumns}
              none={t("cashier.none")}
            />
            <RecordPager pageInfo={pageInfo} />
          </>
        )}
      </PartBlock>
    </>
  );
}

/** Choose, or review what was chosen. */
function Step({ balance, idempotencyKey }: { balance: MoneyValue; idempotencyKey: string }) {
  const { t, money, language } = useI18n();
  const { brand } = useShell();
  const [query] = useSearchParams();
  const { currency } = balance;
  const decimals = brand.currencyDecimals[currency] ?? 2;
  const wish = readWish(query, balance, decimals, language);
  if (!wish || "kind" in wish) {
    return <TransferForm balance={balance} decimals={decimals} problem={wish} />;
  }
  const { amount } = wish;
  return (
    <ReviewForm
      title={t("cashier.transfer.review")}
      lines={[
        { label: t("cashier.transfer.to"), value: t("cashier.transfer.upline"), name: "account" },
        {
          label: t("member.transactions.amount"),
          value: `${money(wish)} ${currency}`,
          name: "amount",
          strong: true,
        },
      ]}
      chosen={{ amount, idempotencyKey }}
      currency={currency}
      note={t("cashier.transfer.note")}
      intent="transfer"
      submit={t("cashier.transfer.submit", { amount: money(wish) })}
      submitting={t("cashier.sending")}
      back={`/member/transfer?${new URLSearchParams({ amount, edit: "1" })}`}
    />
  );
}
