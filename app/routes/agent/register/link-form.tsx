import { useShell } from "~/components/shell/use-shell.ts";
import { ProblemNote } from "~/forms/problem-note.tsx";
import { SubmitButton } from "~/forms/submit-button.tsx";
import { useFetcherStep } from "~/forms/use-step.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { type GivableRate, RateFields } from "~/routes/agent/rate-fields.tsx";
import { Card } from "~/ui/card.tsx";
import type { RegisterOutcome } from "./register-changes.server.ts";
import { TypeChoice } from "./type-choice.tsx";

interface Props {
  rates: readonly GivableRate[];
  /** What the page's own form came to, where there is no script. */
  before: RegisterOutcome | undefined;
}

/** Makes a link by which people register below, with the rates that they get (CA54). */
export function LinkForm({ rates, before }: Props) {
  const { t } = useI18n();
  const { contacts } = useShell();
  const { fetcher, form, outcome, problem, pending } = useFetcherStep("register-link", before);
  return (
    <Card as="section" aria-labelledby="register-link" pad="roomy">
      <h2 id="register-link" className="text-lg font-bold">
        {t("agentCenter.register.newLink")}
      </h2>
      <p className="mt-1 mb-4 text-sm text-quiet">{t("agentCenter.register.newLinkText")}</p>
      <fetcher.Form ref={form} method="post" noValidate className="grid gap-4">
        <ProblemNote
          fields={["rates"]}
          problem={problem}
          contacts={contacts}
          words={{ STATE_CHANGED: "agentCenter.register.tooMany" }}
        />
        <TypeChoice chosen={outcome?.values.type} />
        <RateFields of="link" rates={rates} outcome={outcome} />
        <SubmitButton
          intent="link"
          text={t("agentCenter.register.makeLink")}
          busyText={t("agentCenter.register.making")}
          pending={pending}
        />
      </fetcher.Form>
    </Card>
  );
}
