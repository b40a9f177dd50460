import type { ReactNode } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import type { Problem } from "~/forms/answers/form-outcome.ts";
import { FieldError } from "~/forms/fields/field-error.tsx";
import { errorIn, type RefusedField } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";

/** What a visitor has to say before an account is opened (V10, V11, M17, A51). Never ticked before. */
export function Consents({ problem }: { problem: Problem | null | undefined }) {
  const { t } = useI18n();
  const { help } = useShell();
  return (
    <div className="grid gap-3">
      <ConsentBox name="adult" error={errorIn(problem, "adult")}>
        {t("register.adult")}
      </ConsentBox>
      <ConsentBox name="termsAccepted" error={errorIn(problem, "termsAccepted")}>
        {t("register.terms")}
      </ConsentBox>
      {/* Opens in a new tab, so that typed values are kept. */}
      <p className="ml-7.5 flex flex-wrap gap-x-4 text-sm">
        {help.terms ? <HelpLink anchor={help.terms.anchor} text={t("shell.helpTerms")} /> : null}
        {help.privacy ? (
          <HelpLink anchor={help.privacy.anchor} text={t("shell.helpPrivacy")} />
        ) : null}
      </p>
    </div>
  );
}

interface ConsentBoxProps {
  name: string;
  error: RefusedField | undefined;
  children: ReactNode;
}

function ConsentBox({ name, error, children }: ConsentBoxProps) {
  const id = `register-${name}`;
  return (
    <div>
      <label className="flex min-h-6 items-start gap-2.5 text-sm">
        <input
          id={id}
          type="checkbox"
          name={name}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          className="mt-0.5 size-5 shrink-0"
        />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

function HelpLink({ anchor, text }: { anchor: string; text: string }) {
  const { t } = useI18n();
  return (
    <a
      href={`/help#${anchor}`}
      target="_blank"
      rel="noreferrer"
      className="inline-block min-h-6 text-quiet underline underline-offset-4 hover:text-ink"
    >
      {text}
      <span className="sr-only"> ({t("register.newTab")})</span>
    </a>
  );
}
