import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { revalidateAfterOwnForm } from "~/forms/answers/revalidate-page.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { depositGameOf } from "~/play/launch/deposit-path.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { recordQuery } from "~/reports/query/record-query.server.ts";
import { requireRows } from "~/reports/query/require-rows.server.ts";
import { CashierTabs } from "~/routes/member/cashier-tabs.tsx";
import { BackToGame } from "~/routes/member/deposit-from-game.tsx";
import { LimitNote } from "~/routes/member/limit-note.tsx";
import { loadPart } from "~/routes/member/part.server.ts";
import { guardChange, requireMember } from "~/session/guards/guards.server.ts";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";
import { requestDeposit } from "./deposit.server.ts";
import { DepositForm } from "./deposit-form.tsx";
import { chooseLimit, isLimitChoice } from "./limit-choice.server.ts";
import { LimitChoice } from "./limit-choice.tsx";
import { RecentDeposits } from "./recent-deposits.tsx";

export const handle: PageHandle = { requiresCountry: "page" };

const MemberDepositMethods = graphql(`
  query MemberDepositMethods {
    wallet {
      depositsInMarket
      depositMethods {
        id
        kind
        name
        icon
        min {
          ...Money
        }
        max {
          ...Money
        }
        presets {
          ...Money
        }
        bonusPercent
      }
    }
  }
`);

const MemberDeposits = graphql(`
  query MemberDeposits($range: DateRange, $offset: Int!, $limit: Int!) {
    wallet {
      deposits(range: $range, offset: $offset, limit: $limit) {
        nodes {
          ...MemberDeposit
        }
        pageInfo {
          ...PageInfo
        }
      }
    }
  }
`);

const MemberDepositLimits = graphql(`
  query MemberDepositLimits {
    accountLimits {
      offered
      choiceNeeded
      kinds(only: [DEPOSIT]) {
        periods {
          ...LimitLeft
        }
      }
    }
  }
`);

/** The market does not list the account's currency (G30). */
const otherCurrency = "OTHER_CURRENCY";

/** Deposits of the last month are below the form. */
const monthMs = 30 * 86_400_000;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U27c depositv2: deposit methods (CA8), a deposit request (CA9), recent requests (CA10), and what limits leave (G6). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { offset, limit } = recordQuery(request, context);
  // Rounded to minutes, so that requests within one minute share a response.
  const to = Math.ceil(context.now() / 60_000) * 60_000;
  const variables = { range: { from: to - monthMs, to }, offset, limit };
  const [methods, deposits, limits] = await Promise.all([
    loadPart(request, context, [MemberDepositMethods, {}], ({ wallet }) =>
      wallet?.depositsInMarket === false ? otherCurrency : wallet?.depositMethods,
    ),
    loadPart(request, context, [MemberDeposits, variables], (data) => data.wallet?.deposits),
    loadPart(request, context, [MemberDepositLimits, {}], (data) => data.accountLimits),
  ]);
  requireRows(request, deposits);
  return {
    title: pageTitle(context, "member.pages.depositv2"),
    methods,
    deposits,
    lastMethod:
      offset === 0 && "data" in deposits ? (deposits.data.nodes[0]?.methodName ?? null) : null,
    limits,
    // A deposit that the platform took without naming it has no page to go to.
    requested: new URL(request.url).searchParams.has("asked"),
    // One form, one deposit: a second submission has the same key.
    idempotencyKey: crypto.randomUUID(),
  };
}

export const shouldRevalidate = revalidateAfterOwnForm;

/**
 * A deposit has `methodId`, `amount`, `payerName` and `idempotencyKey`. The choice of a limit (G4) has the intent
 * chooseLimit, with `which` and `limit`, or chooseNone.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireMember);
  const { pathname, search, searchParams } = new URL(request.url);
  const form = await request.formData();
  if (isLimitChoice(form)) return chooseLimit(context, form, pathname + search);
  return requestDeposit(context, form, depositGameOf(searchParams));
}

export default function Deposit() {
  const { t } = useI18n();
  const { methods, deposits, lastMethod, limits, requested, idempotencyKey } =
    useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const title = t("member.pages.depositv2");
  const key = outcome && "idempotencyKey" in outcome ? `${outcome.idempotencyKey}` : idempotencyKey;
  const closed = "data" in methods && methods.data === otherCurrency;
  const choice = "data" in limits && limits.data.choiceNeeded ? limits.data.offered : null;
  return (
    <>
      <PageHeader title={title} lead={t("member.deposit.lead")} />
      <BackToGame />
      <CashierTabs now="deposit" />
      {requested ? <DoneNote className="mb-6">{t("member.deposit.asked")}</DoneNote> : null}
      <PartBlock part={limits} name={t("protection.link")}>
        {({ kinds: [deposits] }) =>
          deposits ? <LimitNote title={t("protection.link")} limits={deposits.periods} /> : null
        }
      </PartBlock>
      {choice && !closed ? (
        <LimitChoice offered={choice} before={outcome} />
      ) : (
        <PartBlock part={methods} name={title}>
          {(list) =>
            list === otherCurrency ? (
              <p role="note" className="max-w-prose text-pretty">
                {t("member.deposit.otherCurrency")}
              </p>
            ) : (
              <DepositForm
                methods={list}
                lastMethod={lastMethod}
                outcome={outcome}
                idempotencyKey={key}
              />
            )
          }
        </PartBlock>
      )}
      <h2 className="mt-10 mb-4 text-xl font-bold tracking-tight">{t("member.deposit.recent")}</h2>
      <PartBlock part={deposits} name={t("member.deposit.recent")}>
        {(page) => <RecentDeposits page={page} />}
      </PartBlock>
    </>
  );
}
