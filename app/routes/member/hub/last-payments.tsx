import type { DepositStatus, MoneyFragment, WithdrawalStatus } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Part } from "~/reports/part.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { recordPath } from "~/routes/member/record-path.ts";
import { GoLink } from "~/ui/links/go-link.tsx";
import { Money } from "~/ui/text/money.tsx";
import { HubCard } from "./hub-card.tsx";

interface Payment<Status> {
  id: string;
  amount: MoneyFragment;
  status: Status;
  at?: number | null;
}

type Props =
  | { kind: "deposit"; part: Part<readonly Payment<DepositStatus>[]> }
  | { kind: "withdraw"; part: Part<readonly Payment<WithdrawalStatus>[]> };

/** The last three deposits or withdrawals of seven days, each with its state (H4). */
export function LastPayments({ kind, part }: Props) {
  const { t, near } = useI18n();
  if ("notOffered" in part) return null;
  const deposit = kind === "deposit";
  const title = t(deposit ? "member.hub.lastDeposits" : "member.hub.lastWithdrawals");
  const state = (status: DepositStatus | WithdrawalStatus) =>
    deposit
      ? t(`member.deposit.statuses.${status as DepositStatus}`)
      : t(`cashier.withdraw.statuses.${status as WithdrawalStatus}`);
  const list = part as Part<readonly Payment<DepositStatus | WithdrawalStatus>[]>;
  return (
    <HubCard
      title={title}
      more={{
        to: deposit ? "/member/deposit" : "/member/withdraw",
        text: t(deposit ? "shell.deposit" : "shell.withdraw"),
      }}
    >
      <PartBlock part={list} name={title}>
        {(payments) =>
          payments.length === 0 ? (
            <p className="text-sm text-quiet">{t("member.hub.noPayments")}</p>
          ) : (
            <ul className="grid gap-3 text-sm">
              {payments.map(({ id, amount, status, at }) => (
                <li key={id} className="flex items-baseline justify-between gap-3">
                  <div className="min-w-0">
                    <GoLink
                      to={recordPath(kind, id)}
                      className="finger font-semibold hover:underline"
                    >
                      {state(status)}
                    </GoLink>
                    {at == null ? null : <p className="text-xs text-quiet">{near(at)}</p>}
                  </div>
                  <p className="figures shrink-0 font-semibold">
                    <Money value={amount} />
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </PartBlock>
    </HubCard>
  );
}
