import { useFetcher } from "@remix-run/react";
import { refusalText } from "~/forms/refusal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button, buttonLook } from "~/ui/button.tsx";
import { Disclosure } from "~/ui/disclosure.tsx";
import type { ConfirmOutcome } from "./confirm-outcome.ts";

interface Props {
  /** Empty where all of them have arrived. */
  id: string;
  decision: "RECEIVED" | "ALL_RECEIVED";
  /** What the page's own form came to, where there is no script. */
  before: ConfirmOutcome | undefined;
}

/** Says that money has arrived, after asking whether that is meant: it can't be taken back (S34). */
export function ConfirmForm({ id, decision, before }: Props) {
  const { t } = useI18n();
  const fetcher = useFetcher<ConfirmOutcome>({ key: `confirm-${id}` });
  const problem = (fetcher.data ?? before)?.problem;
  return (
    <Disclosure
      open={problem ? true : undefined}
      className="open:basis-full"
      look={buttonLook({ tone: id === "" ? "quiet" : "accent", size: "tight" })}
      summary={t(`agentCenter.confirmations.decide.${decision}`)}
    >
      <fetcher.Form method="post" className="mt-3 grid justify-items-start gap-2">
        <p className="text-sm text-pretty">{t(`agentCenter.confirmations.ask.${decision}`)}</p>
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value={decision}
          busy={fetcher.state !== "idle"}
          size="small"
        >
          {t(`agentCenter.confirmations.now.${decision}`)}
        </Button>
        <p role="alert" className="text-sm text-danger empty:hidden">
          {problem && problem.kind !== "told" ? refusalText(problem, t) : null}
        </p>
      </fetcher.Form>
    </Disclosure>
  );
}
