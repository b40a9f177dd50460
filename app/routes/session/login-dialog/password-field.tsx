import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentProps, useState } from "react";
import { useHydrated } from "~/components/use-hydrated.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { FieldError, fieldLook } from "./field-error.tsx";

/** A password with its show toggle (U40); the toggle needs a script, so it comes with one. */
export function PasswordField({ error }: Pick<ComponentProps<typeof FieldError>, "error">) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div>
      <label htmlFor="login-password" className="mb-1.5 block text-sm font-semibold">
        {t("session.password")}
      </label>
      <div className="relative">
        <input
          id="login-password"
          name="password"
          type={shown ? "text" : "password"}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby="login-password-error"
          className={`${fieldLook} pr-12`}
        />
        {hydrated ? (
          <button
            type="button"
            onClick={() => setShown(!shown)}
            aria-label={t("session.showPassword")}
            aria-pressed={shown}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-quiet hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        ) : null}
      </div>
      <FieldError id="login-password-error" error={error} />
    </div>
  );
}
