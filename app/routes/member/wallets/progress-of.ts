import type { FundsReturnFragment } from "~/graphql/generated/graphql";

/** How many wallets are through, of how many; `open` while going on could still change something. */
export function progressOf({
  wallets,
}: {
  wallets: readonly Pick<FundsReturnFragment["wallets"][number], "state">[];
}) {
  const through = wallets.filter(({ state }) => state === "MOVED" || state === "FAILED");
  return { done: through.length, of: wallets.length, open: through.length < wallets.length };
}
