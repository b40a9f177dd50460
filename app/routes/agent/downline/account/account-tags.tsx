import { useFetcherFormStep } from "~/forms/answers/use-form-step.ts";
import { SubmitButton } from "~/forms/fields/submit-button.tsx";
import { TextField } from "~/forms/fields/text-field.tsx";
import { FormErrorSummary } from "~/forms/refusal/form-error-summary.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import type { AccountOutcome } from "./account-changes.server.ts";

interface Props {
  account: string;
  /** The account's tags, and all that the agent has. */
  tags: readonly string[];
  known: readonly string[];
  before: AccountOutcome | undefined;
}

/** The agent's tags of the account; nobody else sees them (N21). */
export function AccountTags({ account, tags, known, before }: Props) {
  const { t } = useI18n();
  const step = useFetcherFormStep(`tags-${account}`, before);
  const { fetcher, form, outcome, problem, pending } = step;
  return (
    <fetcher.Form ref={form} method="post" noValidate className="grid gap-3">
      <FormErrorSummary fields={["tags"]} problem={problem} />
      <p className="text-xs text-quiet">{t("agentCenter.tags.hint")}</p>
      {known.length > 0 ? (
        <fieldset key={tags.join()} className="flex flex-wrap gap-x-4">
          <legend className="mb-1 text-sm">{t("agentCenter.tags.tags")}</legend>
          {known.map((tag) => (
            <label key={tag} className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="checkbox"
                name="tag"
                value={tag}
                defaultChecked={tags.includes(tag)}
                className="size-5 accent-(--color-accent)"
              />
              <span className="break-all">{tag}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <TextField
        key={tags.join()}
        id="new-tag"
        name="newTag"
        label={t("agentCenter.tags.newTag")}
        optional
        defaultValue={outcome?.values.newTag ?? ""}
        error={errorIn(problem, "tags")}
      />
      <SubmitButton
        intent="tags"
        text={t("agentCenter.tags.save")}
        busyText={t("agentCenter.downline.saving")}
        pending={pending}
      />
    </fetcher.Form>
  );
}
