import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { PendingBets } from "~/components/pending-bets.tsx";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { revalidateAfterOwnForm } from "~/forms/answers/revalidate-page.ts";
import { readForm } from "~/forms/rules/form-fields.ts";
import type { WalletEntryFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { deferMemberQuery } from "~/reports/query/query-member.server.ts";
import { SoonBlock } from "~/reports/soon-block.tsx";
import { LimitNote } from "~/routes/member/limit-note.tsx";
import { useOffers } from "~/routes/member/use-offers.ts";
import { guardChange, requireMember } from "~/session/guards/guards.server.ts";
import { ButtonLink } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";
import { NoteBox } from "~/ui/notes/note-box.tsx";
import { Money } from "~/ui/text/money.tsx";
import { MemberWallets } from "./query.ts";
import { ReturnAll } from "./return-all.tsx";
import { WalletEntry } from "./wallet-entry.tsx";
import { moveFunds, returnFunds, type WalletOutcome } from "./wallets.server.ts";

export const handle: PageHandle = { requiresCountry: "page" };

/** Results of older returns are not shown. */
const messageMs = 60 * 60_000;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U27b transferFund: the wallets of vendors (CA7), money in and out, and everything back (C23). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { found, streamed } = await deferMemberQuery(
    request,
    context,
    [MemberWallets, {}],
    (answer) => {
      const last = answer.data?.wallet?.fundsReturn ?? null;
      return {
        single: answer.data?.viewer?.singleWallet === true,
        pending: answer.data?.viewer?.balance?.pending ?? null,
        balances: partOf(answer, ({ wallet }) => wallet?.balances, "wallet.balances"),
        // Absent when they can't be read: the transfer says so then.
        limits: (answer.data?.accountLimits?.kinds ?? [])
          .flatMap(({ periods }) => periods)
          .filter(({ limit }) => limit != null),
        last: last && Date.now() - last.at < messageMs ? last : null,
        // One form, one transfer: a second submission has the same key.
        keys: Object.fromEntries(
          ["all", ...(answer.data?.wallet?.balances ?? []).map(({ code }) => code)].map((code) => [
            code,
            crypto.randomUUID(),
          ]),
        ),
      };
    },
  );
  return {
    title: pageTitle(context, "member.pages.transferFund"),
    found,
    streamed,
  };
}

export const shouldRevalidate = revalidateAfterOwnForm;

/** `intent` is `in` or `out` with `wallet`, `amount` and `idempotencyKey`; or `all` with the key alone. */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireMember);
  const form = await request.formData();
  return readForm(form, {}).intent === "all"
    ? returnFunds(context, form)
    : moveFunds(context, form);
}

export default function Wallets() {
  const { t } = useI18n();
  const { found } = useLoaderData<typeof loader>();
  const before = useActionData<typeof action>();
  const title = t("member.pages.transferFund");
  return (
    <>
      <PageHeader title={title} lead={t("cashier.wallets.lead")} />
      <SoonBlock soon={found} name={title}>
        {({ single, pending, balances, limits, last, keys }) =>
          single ? (
            <>
              <PendingBets sum={pending} />
              <OneForAll />
            </>
          ) : (
            <PartBlock part={balances} name={title}>
              {(list) => (
                <>
                  {before ? null : <Done wallets={list} />}
                  <PendingBets sum={pending} />
                  {limits.length > 0 ? (
                    <LimitNote title={t("play.check.limits")} limits={limits} />
                  ) : null}
                  <div className="grid gap-6">
                    <MainWallet wallet={list.find(({ code }) => code === "MAIN")}>
                      <ReturnAll
                        last={last}
                        any={list.some(
                          ({ code, balance }) =>
                            code !== "MAIN" && Number(balance?.amount ?? 0) > 0,
                        )}
                        idempotencyKey={keys.all ?? ""}
                        before={before?.form === "all" ? before : undefined}
                      />
                    </MainWallet>
                    <Vendors wallets={list} keys={keys} before={before} />
                  </div>
                </>
              )}
            </PartBlock>
          )
        }
      </SoonBlock>
    </>
  );
}

/** C24: with a single wallet there is nothing to transfer. */
function OneForAll() {
  const { t } = useI18n();
  const offers = useOffers();
  return (
    <NoteBox
      icon="icon-thin-wallet"
      title={t("cashier.wallets.single")}
      text={t("cashier.wallets.singleText")}
    >
      {offers("DEPOSIT") ? (
        <ButtonLink to="/member/deposit">{t("member.pages.depositv2")}</ButtonLink>
      ) : null}
      {offers("WITHDRAWAL") ? (
        <ButtonLink to="/member/withdraw" tone="quiet">
          {t("member.pages.withdraw")}
        </ButtonLink>
      ) : null}
    </NoteBox>
  );
}

function Done({ wallets }: { wallets: readonly WalletEntryFragment[] }) {
  const { t } = useI18n();
  const [query] = useSearchParams();
  const done = query.get("done");
  const name = wallets.find(({ code }) => code === query.get("wallet"))?.name;
  if ((done !== "in" && done !== "out") || !name) return null;
  return <DoneNote>{t(`cashier.wallets.done.${done}`, { name })}</DoneNote>;
}

function MainWallet({
  wallet,
  children,
}: {
  wallet: WalletEntryFragment | undefined;
  children: React.ReactNode;
}) {
  const { t } = useI18n();
  return (
    <Card as="section" tone="page" pad="roomy" className="grid gap-5">
      {wallet ? (
        <div>
          <h2 className="text-sm text-quiet">{wallet.name}</h2>
          <p className="figures text-3xl font-bold text-gold">
            {wallet.balance ? <Money value={wallet.balance} atMost /> : t("cashier.wallets.silent")}
          </p>
        </div>
      ) : null}
      {children}
    </Card>
  );
}

interface VendorsProps {
  wallets: readonly WalletEntryFragment[];
  keys: Readonly<Record<string, string>>;
  before: WalletOutcome | undefined;
}

function Vendors({ wallets, keys, before }: VendorsProps) {
  const { t } = useI18n();
  const vendors = wallets.filter(({ code }) => code !== "MAIN");
  const currency = wallets.find(({ balance }) => balance)?.balance?.currency ?? "";
  const silent = vendors.some(({ balance }) => !balance);
  return (
    <section aria-labelledby="wallets-vendors">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="wallets-vendors" className="text-lg font-bold">
          {t("cashier.wallets.vendors")}
        </h2>
        {silent ? (
          <Link
            to="/member/wallets"
            replace
            preventScrollReset
            className="finger text-sm text-quiet underline underline-offset-4 hover:text-ink"
          >
            {t("cashier.wallets.askAgain")}
          </Link>
        ) : null}
      </div>
      <ul className="grid grid-cols-1 items-start gap-3 md:grid-cols-2 xl:grid-cols-3">
        {vendors.map((wallet) => (
          <WalletEntry
            key={wallet.code}
            wallet={wallet}
            currency={currency}
            idempotencyKey={keys[wallet.code] ?? ""}
            before={before?.form === wallet.code ? before : undefined}
          />
        ))}
      </ul>
    </section>
  );
}
