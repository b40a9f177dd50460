import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import { graphql } from "~/graphql/generated";
import type {
  IncomeFiguresFragment,
  IncomeKind,
  IncomeOfItsKindFragment,
  IncomeOfPeriodFragment,
  IncomeOfProductDayFragment,
  IncomeOfProductFragment,
} from "~/graphql/generated/graphql";
import type { MoneyValue } from "~/i18n/format.ts";
import type { MessageKey } from "~/i18n/i18n.tsx";
import type { Column } from "~/ui/table/column.ts";
import { bookedOf, commissionOf, incomeOf, type Links, payOf } from "./links.ts";
import type { Length } from "./views.ts";

graphql(`
  fragment IncomeFigures on IncomeSums {
    own {
      ...Money
    }
    given {
      ...Money
    }
    commission {
      ...Money
    }
    salaryIn {
      ...Money
    }
    salaryOut {
      ...Money
    }
    salary {
      ...Money
    }
    dividendIn {
      ...Money
    }
    dividendOut {
      ...Money
    }
    dividend {
      ...Money
    }
    bonuses {
      ...Money
    }
    earned {
      ...Money
    }
    paid {
      ...Money
    }
  }
`);

graphql(`
  fragment IncomeOfPeriod on IncomePeriod {
    from
    to
    sums {
      ...IncomeFigures
    }
  }
`);

graphql(`
  fragment IncomeOfProduct on IncomeProduct {
    type
    validStake {
      ...Money
    }
    own {
      ...Money
    }
    given {
      ...Money
    }
    commission {
      ...Money
    }
  }
`);

graphql(`
  fragment IncomeOfProductDay on IncomeProductDay {
    day
    validStake {
      ...Money
    }
    own {
      ...Money
    }
    given {
      ...Money
    }
    commission {
      ...Money
    }
  }
`);

graphql(`
  fragment IncomeOfItsKind on IncomeOfKind {
    kind
    in {
      ...Money
    }
    out {
      ...Money
    }
    net {
      ...Money
    }
  }
`);

/** The headings of sums; those of commission are the ones of the revenue report. */
const names = {
  own: "agentCenter.reports.revenue.revenue",
  given: "agentCenter.reports.revenue.given",
  commission: "agentCenter.reports.revenue.net",
  salaryIn: "agentCenter.income.salaryIn",
  salaryOut: "agentCenter.income.salaryOut",
  salary: "agentCenter.income.salary",
  dividendIn: "agentCenter.income.dividendIn",
  dividendOut: "agentCenter.income.dividendOut",
  dividend: "agentCenter.income.dividend",
  bonuses: "agentCenter.income.bonuses",
  earned: "agentCenter.income.earned",
  paid: "agentCenter.income.paid",
} as const satisfies Record<string, MessageKey>;

type Sum = keyof typeof names;
type PeriodColumn = Column<IncomeOfPeriodFragment, IncomeFiguresFragment>;

const isNought = ({ amount }: MoneyValue) => Number(amount) === 0;

const commissionSums: readonly Sum[] = ["own", "given", "commission"];

/** What columns whose rows name their days need for their links; null for none. */
type Linked = Pick<Links, "converted"> | null;

function periodSum(name: Sum, linked: Linked): PeriodColumn {
  return {
    name: names[name],
    kind: name === "earned" ? "signedMoney" : "money",
    value: ({ sums }) => sums[name],
    total: (totals) => totals[name],
    ...(name === "commission" || name === "paid" ? { brief: true } : {}),
    ...(linked
      ? {
          to: (row: IncomeOfPeriodFragment) => {
            if (isNought(row.sums[name])) return null;
            return commissionSums.includes(name)
              ? commissionOf(row, linked)
              : incomeOf(row, { by: "kind" });
          },
        }
      : {}),
  };
}

/** A sum that the table has within another: in files and above the table. */
const partSum = (name: Sum): PeriodColumn => ({ ...periodSum(name, null), unseen: true });

/**
 * Income by day, week or month (CA150), on the page and in its file.
 * @param linked for figures that lead to what they are made of
 */
export const periodColumns = (length: Length, linked: Linked = null): readonly PeriodColumn[] => [
  length === "day"
    ? { name: "member.profit.day", kind: "day", value: ({ from }) => from }
    : {
        name: "agentCenter.reports.payments.from",
        kind: "day",
        value: ({ from }) => from,
        under: [{ name: "agentCenter.income.until", kind: "day", value: ({ to }) => to }],
        ...(linked ? { to: (row: IncomeOfPeriodFragment) => incomeOf(row) } : {}),
      },
  periodSum("own", linked),
  periodSum("given", linked),
  periodSum("commission", linked),
  partSum("salaryIn"),
  partSum("salaryOut"),
  periodSum("salary", linked),
  partSum("dividendIn"),
  partSum("dividendOut"),
  periodSum("dividend", linked),
  periodSum("bonuses", linked),
  periodSum("earned", linked),
  periodSum("paid", linked),
];

/** The same sums without those that the page has in larger figures. */
export const partColumns: readonly PeriodColumn[] = periodColumns("day").filter(
  ({ name }) => name !== names.earned && name !== names.paid,
);

/** Those of them that a day has before it is over: pay and bonuses. */
export const payNames = partColumns
  .map(({ name }) => name)
  .filter((name) => !commissionSums.some((sum) => names[sum] === name));

type Commission = Pick<IncomeOfProductFragment, "validStake" | "own" | "given" | "commission">;

function commissionColumns<Row extends Commission, Totals extends object>(
  total: (name: "own" | "given" | "commission") => ((totals: Totals) => MoneyValue) | undefined,
): readonly Column<Row, Totals>[] {
  const column = (name: "own" | "given" | "commission"): Column<Row, Totals> => {
    const sum = total(name);
    return {
      name: names[name],
      kind: "money",
      value: (row) => row[name],
      ...(sum ? { total: sum } : {}),
    };
  };
  return [
    { name: "member.bets.validStake", kind: "money", value: ({ validStake }) => validStake },
    column("own"),
    column("given"),
    column("commission"),
  ];
}

/** Commission by type of game, on the page and in its file; a type leads to its days. */
export const productColumns = (
  links: Links | null = null,
): readonly Column<IncomeOfProductFragment, IncomeFiguresFragment>[] => [
  {
    name: "member.bets.type",
    kind: "status",
    value: ({ type }) => `nav.${categoryKey(type)}`,
    ...(links ? { to: ({ type }) => commissionOf(links, links, { type }) } : {}),
  },
  ...commissionColumns<IncomeOfProductFragment, IncomeFiguresFragment>(
    (name) => (totals) => totals[name],
  ),
];

/** Commission of one type of game by day; a day leads to its revenue. */
export const productDayColumns = (
  linked: Linked = null,
): readonly Column<IncomeOfProductDayFragment, IncomeOfProductFragment>[] => [
  {
    name: "member.profit.day",
    kind: "day",
    value: ({ day }) => day,
    ...(linked ? { to: ({ day }) => commissionOf({ from: day, to: day }, linked) } : {}),
  },
  ...commissionColumns<IncomeOfProductDayFragment, IncomeOfProductFragment>(
    (name) => (totals) => totals[name],
  ),
];

const kindNames: Record<IncomeKind, MessageKey> = {
  COMMISSION: "member.transactions.kinds.COMMISSION",
  DIVIDEND: "agentCenter.shell.pages.dividends",
  DAILY_SALARY: "agentCenter.shell.pages.dailySalary",
  HOURLY_SALARY: "agentCenter.shell.pages.hourlySalary",
  REAL_TIME_SALARY: "agentCenter.shell.pages.realTimeSalary",
  BONUS: "member.transactions.kinds.BONUS",
  REBATE: "member.transactions.kinds.REBATE",
};

/** What a kind of income is called. */
export const kindName = (kind: IncomeKind): MessageKey => kindNames[kind];

type KindColumn = Column<IncomeOfItsKindFragment, IncomeFiguresFragment>;

const side =
  (direction: "RECEIVED" | "PAID", links: Links) =>
  ({ kind, ...row }: IncomeOfItsKindFragment) => {
    if (isNought(direction === "RECEIVED" ? row.in : row.out)) return null;
    if (kind === "COMMISSION") return commissionOf(links, links);
    return kind === "BONUS" || kind === "REBATE"
      ? bookedOf(kind, links)
      : payOf(kind, direction, links);
  };

/** Income by its kind, on the page and in its file; each side leads to its payments. */
export const kindColumns = (links: Links | null = null): readonly KindColumn[] => [
  {
    name: "agentCenter.income.kind",
    kind: "status",
    value: ({ kind }) => kindNames[kind],
  },
  {
    name: "agentCenter.income.in",
    kind: "money",
    value: (row) => row.in,
    ...(links ? { to: side("RECEIVED", links) } : {}),
  },
  {
    name: "agentCenter.income.out",
    kind: "money",
    value: ({ out }) => out,
    ...(links ? { to: side("PAID", links) } : {}),
  },
  {
    name: names.earned,
    kind: "signedMoney",
    value: ({ net }) => net,
    total: ({ earned }) => earned,
  },
];
