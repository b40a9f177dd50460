import { TextField } from "~/forms/fields/text-field.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import type { ReportHookCardFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { KeyOutcome } from "./change-keys.server.ts";
import { HookCard } from "./hook-card.tsx";
import { NewEntryForm } from "./new-entry-form.tsx";

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
  const problem = before?.problem;
  return (
    <NewEntryForm
      intent="hook"
      field="url"
      text={t("agentCenter.access.addHook")}
      busyText={t("agentCenter.access.adding")}
      problem={problem}
    >
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
    </NewEntryForm>
  );
}
