import { useFormStep } from "~/forms/answers/use-form-step.ts";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { TextField } from "~/forms/fields/text-field.tsx";
import { Form } from "~/forms/owner/post-form.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import type { ReportHookCardFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { buttonLook } from "~/ui/controls/button.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import type { KeyOutcome } from "./change-keys.server.ts";
import { HookCard } from "./hook-card.tsx";

interface Props {
  hooks: readonly ReportHookCardFragment[];
  most: number;
  before: KeyOutcome | undefined;
}

/** Addresses that get a postback for each registration and first deposit of the team (N25). */
export function HookSection({ hooks, most, before }: Props) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="postbacks" className="mt-8 grid gap-4">
      <div>
        <h2 id="postbacks" className="font-semibold">
          {t("agentCenter.access.postbacks")}
        </h2>
        <p className="mt-1 text-sm text-quiet">{t("agentCenter.access.postbacksText")}</p>
      </div>
      {hooks.length === 0 ? null : (
        <ul className="grid items-start gap-3 xl:grid-cols-2">
          {hooks.map((hook) => (
            <HookCard
              key={hook.id}
              hook={hook}
              before={before?.of === hook.id ? before : undefined}
            />
          ))}
        </ul>
      )}
      {hooks.length < most ? (
        <NewHookForm before={before?.of === "hook" ? before : undefined} />
      ) : null}
    </section>
  );
}

export function NewHookForm({ before }: Pick<Props, "before">) {
  const { t } = useI18n();
  const { form, pending } = useFormStep(null);
  const problem = before?.problem;
  return (
    <Disclosure
      open={problem ? true : undefined}
      look={buttonLook({ tone: "accent", size: "small" })}
      summary={t("agentCenter.access.addHook")}
    >
      <Form ref={form} method="post" noValidate className="mt-3 grid max-w-md gap-4">
        <FormErrorSummary fields={["url"]} problem={problem} />
        <TextField
          id="hook-url"
          name="url"
          label={t("agentCenter.access.hookUrl")}
          hint={t("agentCenter.access.hookHint")}
          inputMode="url"
          placeholder="https://"
          defaultValue={before?.values.url}
          error={errorIn(problem, "url")}
        />
        <SubmitButton
          intent="hook"
          text={t("agentCenter.access.addHook")}
          busyText={t("agentCenter.access.adding")}
          pending={pending}
        />
      </Form>
    </Disclosure>
  );
}
