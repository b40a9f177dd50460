import type { ActivityStatus } from "~/graphql/generated/graphql";
import { StatusTag } from "~/routes/member/status-tag.tsx";

/** States that the group's heading says already. */
const said: readonly ActivityStatus[] = ["CLAIM", "PROCESS"];

/** The status of a card, where it says more than the group that it is in. */
export function ItemStatus({ status }: { status: ActivityStatus | null }) {
  return status === null || said.includes(status) ? null : <StatusTag status={status} />;
}
