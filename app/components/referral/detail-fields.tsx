import type { Problem } from "~/forms/answers/form-outcome.ts";
import { TextField } from "~/forms/fields/text-field.tsx";
import { errorIn } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";

interface Props {
  values: Readonly<Record<string, string>>;
  problem: Problem | null | undefined;
  /** False where the platform keeps the name alone (CA164). */
  whole: boolean;
}

/** What a link is called, which campaign it is part of, and which page it opens. */
export function DetailFields({ values, problem, whole }: Props) {
  const { t } = useI18n();
  return (
    <>
      <TextField
        id="link-name"
        name="name"
        label={t("agentCenter.register.name")}
        hint={t("agentCenter.register.nameHint")}
        autoComplete="off"
        optional
        maxLength={40}
        defaultValue={values.name}
        error={errorIn(problem, "name")}
      />
      {whole ? (
        <>
          <TextField
            id="link-campaign"
            name="campaign"
            label={t("agentCenter.links.campaign")}
            autoComplete="off"
            optional
            maxLength={40}
            defaultValue={values.campaign}
            error={errorIn(problem, "campaign")}
          />
          <TextField
            id="link-landing"
            name="landing"
            label={t("agentCenter.links.landing")}
            hint={t("agentCenter.links.landingHint")}
            autoComplete="off"
            optional
            maxLength={200}
            defaultValue={values.landing}
            error={errorIn(problem, "landing")}
          />
        </>
      ) : null}
    </>
  );
}
