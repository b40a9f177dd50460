import type { MemberWithdrawalStateQuery } from "~/graphql/generated/graphql";

export type WithdrawalState = NonNullable<
  NonNullable<MemberWithdrawalStateQuery["wallet"]>["withdrawal"]
>;

type StepName =
  | "asked"
  | "paying"
  | "paid"
  | "waiting"
  | "looking"
  | "received"
  | "forced"
  | "rejected"
  | "back"
  | "cancelled";

export interface TimelineStep {
  name: StepName;
  at: number | null;
  /** The state of a step: done, current, still to come, or failed. */
  state: "done" | "now" | "next" | "bad";
}

/** Returns the steps of a withdrawal from the request to the payment (S34–S36), with their states. */
export function timelineOf(withdrawal: WithdrawalState): TimelineStep[] {
  const { status, at, settledAt, confirmation } = withdrawal;
  const paidAt = withdrawal.paidAt ?? confirmation?.paidAt ?? null;
  const requested: TimelineStep = { name: "asked", at: at ?? null, state: "done" };
  const step = (name: StepName, state: TimelineStep["state"], when?: number | null) => ({
    name,
    state,
    at: when ?? null,
  });
  switch (status) {
    case "PENDING":
      return [requested, step("paying", "now"), step("received", "next")];
    case "CANCELLED":
      return [requested, step("cancelled", "bad", settledAt)];
    case "PAID":
      return [requested, step("paid", "done", paidAt), step("waiting", "now")];
    case "CONFIRMING":
      return [requested, step("paid", "done", paidAt), step("looking", "now")];
    case "COMPLETED": {
      const end = confirmation?.notRefunded
        ? step("forced", "bad", settledAt)
        : step("received", "done", settledAt);
      return [requested, step("paid", "done", paidAt), end];
    }
    case "REJECTED":
      // One that was paid and did not arrive is given back; one that never was is turned down.
      return paidAt === null
        ? [requested, step("rejected", "bad", settledAt)]
        : [requested, step("paid", "done", paidAt), step("back", "done", settledAt)];
  }
}
