import { type ReactNode, useEffect, useRef } from "react";
import type { FormOutcome, FurtherStepName } from "~/forms/answers/form-outcome.ts";
import { useFetcherFormStep } from "~/forms/answers/use-form-step.ts";
import { useFetcher } from "~/forms/owner/post-form.tsx";
import { isRefusedFor } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { withReturnTo } from "~/session/guards/return-to.ts";
import { firstField } from "~/ui/layout/modal.tsx";
import { type ChangeFacts, ChangeForm, firstOf } from "./change-form.tsx";
import { type ConfirmFacts, ConfirmForm } from "./confirm-form.tsx";

interface Props {
  next: FurtherStepName;
  returnTo: string;
  /** Differs for each step, because the responses of earlier ones are used up. */
  name: string;
  /** The next step; `over` if the login begins again. */
  onNext: (next: FurtherStepName | "over") => void;
}

/** The remaining steps of a login in its dialog, over a page that stays (M18, M6). */
export function FurtherStep({ next, ...rest }: Props) {
  return next === "confirm" ? <Confirm {...rest} /> : <Change {...rest} />;
}

type StepProps = Omit<Props, "next">;

function Confirm({ returnTo, name, onNext }: StepProps) {
  const { t } = useI18n();
  const found = useFacts<ConfirmFacts>(name, withReturnTo("/login/confirm", returnTo));
  const { fetcher, ...step } = useFetcherFormStep(`${name}-form`, undefined, "code");
  useNext(fetcher.answer, onNext);
  return (
    <Frame title={t("session.confirmTitle")} ready={found !== undefined}>
      {found ? <ConfirmForm found={found} Form={fetcher.Form} step={step} stays /> : null}
    </Frame>
  );
}

function Change({ returnTo, name, onNext }: StepProps) {
  const { t } = useI18n();
  const found = useFacts<ChangeFacts>(name, withReturnTo("/login/password", returnTo));
  const { fetcher, ...step } = useFetcherFormStep(
    `${name}-form`,
    undefined,
    found && firstOf(found),
  );
  useNext(fetcher.answer, onNext);
  return (
    <Frame title={t("session.changeTitle")} ready={found !== undefined}>
      {found ? <ChangeForm found={found} Form={fetcher.Form} step={step} stays /> : null}
    </Frame>
  );
}

/** The data of the step's own page. */
function useFacts<Facts>(name: string, page: string): Facts | undefined {
  const { load, data } = useFetcher({ key: `${name}-facts` });
  useEffect(() => load(page), [load, page]);
  return data as Facts | undefined;
}

/** Continues according to the response. */
function useNext(answer: FormOutcome | undefined, onNext: Props["onNext"]): void {
  useEffect(() => {
    const problem = answer?.problem ?? null;
    const ended = (["STATE_CHANGED", "NOT_SIGNED_IN"] as const).some((why) =>
      isRefusedFor(why, problem),
    );
    if (ended) onNext("over");
    else if (answer?.next) onNext(answer.next);
  }, [answer, onNext]);
}

/** Focuses the step's heading if no field gets the focus, because the submit button is gone. */
function Frame({ title, ready, children }: { title: string; ready: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ready || !box.current) return;
    (firstField(box.current) ?? box.current.querySelector("h3"))?.focus();
  }, [ready]);
  return (
    <div ref={box} aria-busy={!ready} className="min-h-80">
      <h3 tabIndex={-1} className="mb-4 pr-10 text-xl font-bold text-balance outline-none">
        {title}
      </h3>
      {children}
    </div>
  );
}
