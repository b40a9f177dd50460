import { roundColumns } from "~/components/round-columns.ts";
import type { RoundFragment, RoundTotalsFragment } from "~/graphql/generated/graphql";
import type { Column } from "~/ui/table/column.ts";

const { game, at, stake, validStake, win, status } = roundColumns;

/** Rounds played (CA20), on the page and in its file. */
export const betColumns: readonly Column<RoundFragment, RoundTotalsFragment>[] = [
  game,
  at,
  stake,
  { ...validStake, unseen: true },
  win,
  status,
];
