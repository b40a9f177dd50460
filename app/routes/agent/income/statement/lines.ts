import type { IncomeOfItsKindFragment } from "~/graphql/generated/graphql";
import type { MoneyValue } from "~/i18n/format.ts";
import type { MessageKey } from "~/i18n/i18n.tsx";
import { accountLines } from "~/routes/agent/income/account-lines.ts";
import { kindName } from "~/routes/agent/income/columns.ts";
import type { Column } from "~/ui/table/column.ts";

/** A line of a statement's file. */
interface StatementLine {
  name: MessageKey;
  in: MoneyValue | null;
  out: MoneyValue | null;
  amount: MoneyValue;
}

/** What was earned by its kind, and then the account, of which all lines but the last add up to the last. */
export function statementLines(
  found: Parameters<typeof accountLines>[0] & { kinds: readonly IncomeOfItsKindFragment[] },
): StatementLine[] {
  return [
    ...found.kinds.map(({ kind, net, ...sides }) => ({
      name: kindName(kind),
      in: sides.in,
      out: sides.out,
      amount: net,
    })),
    ...accountLines(found).map(({ name, amount }) => ({ name, in: null, out: null, amount })),
  ];
}

/** The lines in a file. */
export const lineColumns: readonly Column<StatementLine>[] = [
  { name: "agentCenter.income.account.item", kind: "status", value: ({ name }) => name },
  { name: "agentCenter.income.in", kind: "money", value: (line) => line.in },
  { name: "agentCenter.income.out", kind: "money", value: ({ out }) => out },
  { name: "member.transactions.amount", kind: "money", value: ({ amount }) => amount },
];
