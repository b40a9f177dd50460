import { AnswerText } from "~/forms/answers/answer-text.tsx";
import { useFormFetcher } from "~/forms/answers/use-form-fetcher.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { type Outcome, outcomeText } from "./outcome.ts";
import { useOffers } from "./use-offers.ts";

interface Props {
  rewardId: string;
  /** Whether it can be claimed. The result of a claim is shown in any case. */
  claimable: boolean;
  /** The item's name for screen readers. */
  name: string;
  /** What the page's own form came to, where there is no script. */
  before: Outcome | undefined;
}

/** Takes a reward; what came of it is shown below the button. */
export function ClaimButton({ rewardId, claimable, name, before }: Props) {
  const { t, money } = useI18n();
  const fetcher = useFormFetcher<Outcome>(`claim-${rewardId}`);
  const { busy } = fetcher;
  const outcome = fetcher.answer ?? (before?.id === rewardId ? before : undefined);
  const open = useOffers()("CLAIM_REWARD") && claimable;
  if (!open && !outcome && !busy) return null;
  const said = outcome ? outcomeText(outcome, { t, money }) : null;
  return (
    <fetcher.Form method="post" className="grid gap-2">
      <input type="hidden" name="rewardId" value={rewardId} />
      {outcome?.kind === "done" || !open ? null : (
        <Button type="submit" busy={busy} size="small">
          {t(busy ? "member.claim.busy" : "member.claim.take")}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      <AnswerText of={outcome} good={outcome?.kind === "done"}>
        {said}
      </AnswerText>
    </fetcher.Form>
  );
}
