import { graphql } from "~/graphql/generated";
import type { IncomeAccountLinesFragment } from "~/graphql/generated/graphql";
import type { MoneyValue } from "~/i18n/format.ts";
import type { MessageKey } from "~/i18n/i18n.tsx";
import type { Column } from "~/ui/table/column.ts";
import { bookedOf, type Links } from "./links.ts";

graphql(`
  fragment IncomeAccountLines on Income {
    booked {
      kind
      net {
        ...Money
      }
    }
    accountSince
    issuedAt
    account {
      months {
        from
        to
        paid {
          ...Money
        }
      }
      before {
        net {
          ...Money
        }
      }
      earned {
        ...Money
      }
      lost {
        ...Money
      }
      rounding {
        ...Money
      }
      notCharged {
        ...Money
      }
      difference {
        ...Money
      }
      after {
        commission {
          ...Money
        }
        received {
          ...Money
        }
        paid {
          ...Money
        }
        net {
          ...Money
        }
      }
    }
  }
`);

type Booked = IncomeAccountLinesFragment["booked"][number]["kind"];

/** A line of the account: all lines but the last add up to the last (N3). */
export interface AccountLine {
  name: MessageKey;
  amount: MoneyValue;
  /** The kind of the transactions that it is the sum of. */
  booked?: Booked;
}

const bookedNames: Partial<Record<Booked, MessageKey>> = {
  COMMISSION: "agentCenter.income.account.booked.COMMISSION",
  SALARY: "agentCenter.income.account.booked.SALARY",
  DIVIDEND: "agentCenter.income.account.booked.DIVIDEND",
  BONUS: "agentCenter.income.account.booked.BONUS",
  REBATE: "agentCenter.income.account.booked.REBATE",
};

const negated = ({ amount, currency }: MoneyValue): MoneyValue => ({
  amount: amount.startsWith("-") ? amount.slice(1) : `-${amount}`,
  currency,
});

/**
 * Open before, earned, paid by kind, and open after. What came to nothing is no line, but rounding always is one. Without
 * an account there are no lines.
 */
export function accountLines({ account, booked }: IncomeAccountLinesFragment): AccountLine[] {
  if (!account) return [];
  const paid = booked.flatMap(({ kind, net }) => {
    const name = bookedNames[kind];
    return name && Number(net.amount) !== 0 ? { name, amount: negated(net), booked: kind } : [];
  });
  const isLost = Number(account.lost.amount) !== 0;
  const isOwing = Number(account.notCharged.amount) !== 0;
  return [
    { name: "agentCenter.income.account.before", amount: account.before.net },
    { name: "agentCenter.income.account.earned", amount: account.earned },
    ...paid,
    ...(isLost
      ? [{ name: "agentCenter.income.account.lost" as const, amount: negated(account.lost) }]
      : []),
    ...(isOwing
      ? [
          {
            name: "agentCenter.income.account.notCharged" as const,
            amount: account.notCharged,
          },
        ]
      : []),
    { name: "agentCenter.income.account.rounding", amount: account.rounding },
    { name: "agentCenter.income.account.after", amount: account.after.net },
  ];
}

/** The lines on the page and in a file; what was paid leads to its transactions. */
export const accountColumns = (links: Links | null = null): readonly Column<AccountLine>[] => [
  { name: "agentCenter.income.account.item", kind: "status", value: ({ name }) => name },
  {
    name: "member.transactions.amount",
    kind: "money",
    value: ({ amount }) => amount,
    ...(links ? { to: ({ booked }) => (booked ? bookedOf(booked, links) : null) } : {}),
  },
];
