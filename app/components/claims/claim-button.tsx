import { useShellOffers } from "~/components/shell/use-shell.ts";
import { AnswerText } from "~/forms/answers/answer-text.tsx";
import { type Outcome, outcomeText } from "~/forms/answers/outcome.ts";
import { useFormFetcher } from "~/forms/answers/use-form-fetcher.ts";
import { isUnsettled } from "~/forms/refusal/refusal.ts";
import type { Offer } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { againOf, type ClaimFields } from "./items.ts";

interface Props {
  /** The card's id, which its answers name. */
  id: string;
  /** Null when it can't be claimed. The result of a claim is shown in any case. */
  fields: ClaimFields | null;
  /** The item's name for screen readers. */
  name: string;
  /** What the page's own form came to, where there is no script. */
  before: Outcome | undefined;
  /** The address of the page's action; its own address without one. */
  action?: string;
}

/** Takes what a card offers in place; what came of it is shown below the button, and announced. */
export function ClaimButton({ id, fields, name, before, action }: Props) {
  const { t, money } = useI18n();
  const fetcher = useFormFetcher<Outcome>(`claim-${id}`);
  const offers = useShellOffers();
  const { busy } = fetcher;
  const outcome = fetcher.answer ?? (before?.id === id ? before : undefined);
  const done = outcome?.kind === "done";
  // An attempt of unknown outcome is repeated with its own key, though it may have worked and nothing be left to claim.
  const key = outcome && !done && isUnsettled(outcome) ? outcome.key : undefined;
  const sent = (key && againOf(id, key)) || fields;
  const open = sent !== null && offers(offerOf(sent));
  if (!open && !outcome && !busy) return null;
  return (
    <fetcher.Form
      method="post"
      action={action}
      preventScrollReset
      className="grid justify-items-start gap-2"
    >
      {Object.entries(sent ?? {}).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {done || !open ? null : (
        <Button type="submit" busy={busy} size="small">
          {t(busy ? "member.claim.busy" : "member.claim.take")}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      <AnswerText of={outcome} good={done} className={done ? "claim-done" : undefined}>
        {outcome ? outcomeText(outcome, { t, money }) : null}
      </AnswerText>
    </fetcher.Form>
  );
}

function offerOf(fields: ClaimFields): Offer {
  if ("rewardId" in fields) return "CLAIM_REWARD";
  return fields.intent === "promotion" ? "CLAIM_PROMOTION" : "CLAIM_REBATE";
}
