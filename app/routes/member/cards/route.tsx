import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { deferMemberQuery } from "~/reports/query/query-member.server.ts";
import { SoonBlock } from "~/reports/soon-block.tsx";
import { PaymentPasswordNote } from "~/routes/member/payment-password-note.tsx";
import { useOffers } from "~/routes/member/use-offers.ts";
import { guardChange, requireMember } from "~/session/guards/guards.server.ts";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";
import { CardForm } from "./card-form.tsx";
import { CardList } from "./card-list.tsx";
import { addCard, preferCard, removeCard } from "./cards.server.ts";

export const handle: PageHandle = { requiresCountry: "page" };

const MemberCards = graphql(`
  query MemberCards {
    security {
      paymentPasswordSet
    }
    wallet {
      bankCards {
        ...WithdrawCard
      }
      bankCardForm {
        banks {
          code
          name
        }
        minLength
        maxLength
        holder
        most
      }
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U27d: the cards that withdrawals go to (CA11), and a new one by the platform's rules (CA37). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { found, streamed } = await deferMemberQuery(
    request,
    context,
    [MemberCards, {}],
    (answer) => ({
      cards: partOf(answer, ({ wallet }) => wallet?.bankCards, "wallet.bankCards"),
      rules: answer.data?.wallet?.bankCardForm ?? null,
      passwordSet: answer.data?.security?.paymentPasswordSet ?? null,
    }),
  );
  return {
    title: pageTitle(context, "member.pages.withdraw"),
    found,
    streamed,
  };
}

/** `intent` is `add` (CA12) with the form's fields; `remove` (CA13) or `prefer` (CA38) with `cardId`. */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireMember);
  const form = await request.formData();
  switch (readForm(form, {}).intent) {
    case "remove":
      return removeCard(context, form);
    case "prefer":
      return preferCard(context, form);
    default:
      return addCard(context, form);
  }
}

const dones = ["removed", "preferred"] as const;

export default function Cards() {
  const { t } = useI18n();
  const { found } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const [query] = useSearchParams();
  const mayAdd = useOffers()("ADD_BANK_CARD");
  const done = dones.find((each) => each === query.get("done"));
  const title = t("cashier.cards.title");
  return (
    <>
      <PageHeader title={title} lead={t("cashier.cards.lead")} />
      {done && !outcome ? <DoneNote>{t(`cashier.cards.done.${done}`)}</DoneNote> : null}
      <SoonBlock soon={found} name={title}>
        {({ cards, rules, passwordSet }) => (
          <PartBlock part={cards} name={title}>
            {(list) => (
              <div className="grid gap-8">
                {list.length > 0 ? (
                  <CardList
                    cards={list}
                    before={outcome && "id" in outcome ? outcome : undefined}
                  />
                ) : (
                  <EmptyBlock
                    icon={<i className="icon-credit-card size-7" />}
                    title={t("cashier.withdraw.noCard")}
                  />
                )}
                {mayAdd ? (
                  <NewCard count={list.length} rules={rules} passwordSet={passwordSet} />
                ) : null}
              </div>
            )}
          </PartBlock>
        )}
      </SoonBlock>
      <p className="mt-6">
        <Link
          to="/member/withdraw"
          className="finger inline-flex items-center gap-2 text-sm text-quiet hover:text-ink"
        >
          <i className="icon-arrow-left size-4" />
          {t("cashier.cards.back")}
        </Link>
      </p>
    </>
  );
}

interface NewCardProps {
  count: number;
  rules: Parameters<typeof CardForm>[0]["rules"];
  passwordSet: boolean | null;
}

/** The form, or why there is none: as many cards as there may be, or no payment password yet. */
function NewCard({ count, rules, passwordSet }: NewCardProps) {
  const { t } = useI18n();
  const most = rules?.most;
  if (most != null && count >= most) {
    return <p className="text-sm text-quiet">{t("cashier.cards.full", { count: most })}</p>;
  }
  return passwordSet === false ? <PaymentPasswordNote /> : <CardForm rules={rules} />;
}
