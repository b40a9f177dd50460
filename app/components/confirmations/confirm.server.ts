import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { once, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import type { ConfirmOutcome } from "./confirm-outcome.ts";

/** The possible statements about a paid withdrawal. */
graphql(`
  fragment PaidOut on WithdrawalConfirmation {
    id
    withdrawalId
    amount {
      ...Money
    }
    paidAt
    confirmBy
    state
    notRefunded
  }
`);

const ConfirmWithdrawal = graphql(`
  mutation ConfirmWithdrawal($input: ConfirmWithdrawalInput!) {
    confirmWithdrawal(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const dones = ["RECEIVED", "ALL_RECEIVED"] as const;

/** Returns the statement that was just made, from the address; null for none. */
export function arrivalReported({ url }: Request): (typeof dones)[number] | "NOT_RECEIVED" | null {
  const query = new URL(url).searchParams;
  // A sent picture is later than anything else in the address.
  if (query.get("proof") === "sent") return "NOT_RECEIVED";
  return dones.find((each) => each === query.get("done")) ?? null;
}

/**
 * Confirms that a withdrawal, or all of them, have arrived (CA18, S34): `intent` is RECEIVED with the `id` of the
 * confirmation, or ALL_RECEIVED. Disputes are sent to `/upload/withdrawal-proof`, which accepts pictures.
 * @param page shows the success, by `done` in its address
 * @throws Response a redirect there
 */
export async function confirmArrival({ gateway }: AppLoadContext, data: FormData, page: string) {
  const { input: form, intent } = readForm(data, { id: once });
  const input =
    intent === "ALL_RECEIVED"
      ? ({ decision: "ALL_RECEIVED" } as const)
      : ({ decision: "RECEIVED", id: form.id } as const);
  const answer = await gateway.execute(ConfirmWithdrawal, { input });
  const result = answer.data?.confirmWithdrawal;
  if (result?.__typename === "ConfirmWithdrawalSuccess") {
    throw redirect(`${page}?done=${input.decision}`);
  }
  return answerOutcome<ConfirmOutcome>({ problem: refusalOf(result), values: {}, id: form.id });
}
