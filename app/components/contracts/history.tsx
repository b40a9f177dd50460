import { here, later } from "~/ui/lazy/lazy.tsx";
import { Near } from "~/ui/lazy/lazy-in-viewport.tsx";
import { HistoryRows, type HistoryRowsProps } from "./history-rows.later.tsx";

const Rows = import.meta.env.SSR
  ? here(HistoryRows)
  : later(() => import("./history-rows.later.tsx").then((part) => part.HistoryRows), "h-60");

interface Props extends HistoryRowsProps {
  /** The answer that they are of. */
  of: unknown;
}

/** Contracts and offers that are over, at the end of their page. */
export function History({ of, ...rows }: Props) {
  if (rows.own.length === 0 && !rows.given?.length) return null;
  return (
    <Near of={of}>
      <Rows {...rows} />
    </Near>
  );
}
