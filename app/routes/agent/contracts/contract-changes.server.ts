import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { contractsHref } from "~/components/contracts/contracts-href.ts";
import type { ContractName } from "~/components/contracts/kinds.ts";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { isUnsettled, refusalOf, refusedField } from "~/forms/refusal/refusal.ts";
import { amount, line, lineOrNull, once, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import type {
  ContractKind,
  ContractPeriod,
  OfferContractInput,
  PreviewFactsFragment,
  RefusalReason,
} from "~/graphql/generated/graphql";
import { plainDecimal } from "../../../../brands/typed/plain-amount.ts";

const OfferContract = graphql(`
  mutation OfferContract($input: OfferContractInput!) {
    offerContract(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const PreviewOffer = graphql(`
  mutation PreviewOffer($input: OfferContractInput!) {
    previewOffer(input: $input) {
      __typename
      ... on PreviewOfferSuccess {
        preview {
          ...PreviewFacts
        }
      }
      ...Refusal_refusal
    }
  }
`);

/**
 * What the form of an offer can be sent for: what it would have paid, its review, the offer itself once that is confirmed
 * (M13), or back from the review.
 */
export const offerIntents = ["preview", "offer", "confirm", "change"] as const;

export interface OfferOutcome extends FormOutcome {
  form: "offer";
  /** Whether the terms are good and wait for the confirmation. */
  review?: boolean;
  /** What the terms would have paid, if a preview was requested. */
  preview?: PreviewFactsFragment;
  /** The key of the next try. */
  idempotencyKey: string;
}

interface Change {
  form: FormData;
  name: ContractName;
  kind: ContractKind;
  intent: string;
}

const common = { account: line, idempotencyKey: once };
const periodFields = {
  rate: amount,
  period: line,
  amount,
  activeCount: line,
  periodConsumption: amount,
  periodLoss: amount,
  minBetPeriod: line,
  endTime: lineOrNull,
};
const realTimeFields = { winRate: amount, lossRate: amount, singleBetAmount: amount };

/** Without an answer about the past an offer can still be made: the platform judges it then. */
const reviewedAnyway: readonly RefusalReason[] = ["NOT_OFFERED", "PLATFORM_UNAVAILABLE"];

/**
 * Offers a contract (C48–C51) once per key, or returns what it would have paid (CA67). An offer is previewed first,
 * so that the platform's refusals are shown there.
 * @throws Response a redirect to the contracts with a success message
 */
export async function offer(context: AppLoadContext, { form, name, kind, intent }: Change) {
  const { input: who, values: typed } = readForm(form, common);
  const { terms, values, problem } = readTyped(form, kind, context);
  const outcome = {
    form: "offer",
    values: { account: who.account, ...values },
    idempotencyKey: typed.idempotencyKey ?? who.idempotencyKey,
  } as const;
  if (intent === "change") return answerOutcome<OfferOutcome>({ ...outcome, problem: null });
  if (problem) return answerOutcome<OfferOutcome>({ ...outcome, problem });
  const input: OfferContractInput = { kind, ...who, ...terms };
  if (intent !== "confirm") {
    const review = intent === "offer";
    const { data } = await context.gateway.execute(PreviewOffer, { input });
    const result = data?.previewOffer;
    if (result?.__typename === "PreviewOfferSuccess") {
      const { preview } = result;
      return answerOutcome<OfferOutcome>({ ...outcome, problem: null, preview, review });
    }
    const refusal = refusalOf(result);
    const goesOn = review && refusal.kind === "refused" && reviewedAnyway.includes(refusal.reason);
    return answerOutcome<OfferOutcome>({
      ...outcome,
      ...(goesOn ? { problem: null, review } : { problem: refusal }),
    });
  }
  const { data } = await context.gateway.execute(OfferContract, { input });
  const result = data?.offerContract;
  if (result?.__typename === "OfferContractSuccess") {
    throw redirect(contractsHref(name, { done: "OFFER" }));
  }
  const refusal = refusalOf(result);
  return answerOutcome<OfferOutcome>({
    ...outcome,
    problem: refusal,
    idempotencyKey: isUnsettled(refusal) ? who.idempotencyKey : crypto.randomUUID(),
  });
}

const periods: readonly ContractPeriod[] = ["DAILY", "WEEKLY", "HALF_MONTHLY", "MONTHLY"];
const dayMs = 86_400_000;

/** The terms as they were typed; `problem` where a number or a day is none. */
function readTyped(form: FormData, kind: ContractKind, { brand, language, now }: AppLoadContext) {
  if (kind === "REAL_TIME_SALARY") {
    const { input, values } = readForm(form, realTimeFields, language);
    return { terms: { realTime: input }, values, problem: null };
  }
  const { input, values } = readForm(form, periodFields, language);
  const whole = (text: string) => {
    const plain = plainDecimal(text, language);
    return /^\d{1,6}$/.test(plain) ? Number(plain) : null;
  };
  const wrong = (["activeCount", "minBetPeriod"] as const).find(
    (field) => input[field] !== "" && whole(input[field]) === null,
  );
  // The day that it ends is its last: it is over when that day is, by the brand's clocks.
  const { endTime } = input;
  const end = endTime ? Date.parse(`${endTime}T00:00:00${brand.gmtOffset}`) + dayMs : null;
  const problem = wrong
    ? refusedField(wrong, "validation.range", { min: "0", max: "100000" })
    : end !== null && (Number.isNaN(end) || end <= now())
      ? refusedField("endTime", "validation.endPassed")
      : null;
  const period = {
    ...input,
    period: periods.find((each) => each === input.period) ?? "DAILY",
    activeCount: whole(input.activeCount),
    minBetPeriod: whole(input.minBetPeriod),
    endTime: end,
  };
  return { terms: { period }, values, problem };
}
