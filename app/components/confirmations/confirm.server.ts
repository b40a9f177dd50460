import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { once, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import type { ConfirmOutcome } from "./confirm-outcome.ts";

/** What there is to say of a withdrawal that was paid out. */
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

/** Which word was just taken, as the address tells it; null for none. */
export function arrivalTold({ url }: Request): (typeof dones)[number] | "NOT_RECEIVED" | null {
  const query = new URL(url).searchParams;
  // A picture that was sent came after whatever else the address tells of.
  if (query.get("proof") === "sent") return "NOT_RECEIVED";
  return dones.find((each) => each === query.get("done")) ?? null;
}

/**
 * Takes the word that a withdrawal has arrived, or all of them (CA18, S34): `intent` is RECEIVED with the `id`
 * of the confirmation, or ALL_RECEIVED. What did not arrive goes to `/upload/withdrawal-proof`, where pictures
 * fit through the edge.
 * @param page where the news that it worked is told, as `done`
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
