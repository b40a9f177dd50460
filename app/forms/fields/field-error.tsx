import "~/i18n/form-texts.ts";
import type { RefusedField } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";

interface FieldErrorProps {
  id: string;
  error: RefusedField | undefined;
  /** Of the amount that is asked for: bounds are written as amounts of it. */
  currency?: string | undefined;
}

/** What is wrong with a field, under it (E8, U42). The element stays, so that the field can point at it. */
export function FieldError({ id, error, currency }: FieldErrorProps) {
  const { tData, money } = useI18n();
  const isBound = (value: string) => currency !== undefined && /^\d+\.\d+$/.test(value);
  const values = Object.fromEntries(
    error?.values.map(({ name, value }) => [
      name,
      isBound(value) ? money({ amount: value, currency: currency ?? "" }) : value,
    ]) ?? [],
  );
  return (
    <p id={id} className="mt-1.5 text-sm text-danger empty:hidden">
      {error ? tData(error.messageKey, values) : null}
    </p>
  );
}
