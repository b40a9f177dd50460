import type { IncomeAccountLinesFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Table } from "~/ui/table/table.tsx";
import { accountColumns, accountLines } from "./account-lines.ts";
import type { Links } from "./links.ts";

interface Props {
  found: IncomeAccountLinesFragment;
  links: Links;
}

/** How open, earned and paid add up to the last unit (N3), or from when on they do. */
export function AccountBlock({ found, links }: Props) {
  const { t, date, money } = useI18n();
  const { account, accountSince } = found;
  const title = t("agentCenter.income.account.title");
  return (
    <section aria-labelledby="account" className="mt-6">
      <h2 id="account" className="font-semibold">
        {title}
      </h2>
      {account ? (
        <>
          <p className="mb-2 text-sm text-quiet">{t("agentCenter.income.account.lead")}</p>
          <Table
            caption={title}
            columns={accountColumns(links)}
            rows={accountLines(found)}
            keyOf={({ name }) => name}
          />
          {Number(account.difference.amount) === 0 ? null : (
            <p role="alert" className="figures mt-2 text-sm text-danger">
              {t("agentCenter.income.account.difference", { amount: money(account.difference) })}
            </p>
          )}
          <p className="figures mt-2 text-sm text-quiet">
            {t("agentCenter.income.account.open", {
              commission: money(account.after.commission),
              received: money(account.after.received),
              paid: money(account.after.paid),
            })}
          </p>
        </>
      ) : (
        <p className="text-sm text-quiet">
          {t("agentCenter.income.account.since", {
            since: date(accountSince ?? 0, "momentInZone"),
          })}
        </p>
      )}
    </section>
  );
}
