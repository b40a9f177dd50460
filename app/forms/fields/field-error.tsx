import type { RefusedField } from "~/forms/refusal/refusal.ts";
import { useI18n } from "~/i18n/i18n.tsx";

interface FieldErrorProps {
  id: string;
  error: RefusedField | undefined;
  /** The currency of the amount; limits are formatted with it. */
  currency?: string | undefined;
}

/** The error below a field (E8, U42). The element is always there, for `aria-describedby`. */
export function FieldError({ id, error, currency }: FieldErrorProps) {
  const { tData, atMost } = useI18n();
  const isBound = (value: string) => currency !== undefined && /^\d+\.\d+$/.test(value);
  const values = Object.fromEntries(
    error?.values.map(({ name, value }) => [
      name,
      isBound(value) ? atMost({ amount: value, currency: currency ?? "" }) : value,
    ]) ?? [],
  );
  return (
    <p id={id} className="mt-1.5 text-sm text-danger empty:hidden">
      {error ? tData(error.messageKey, values) : null}
    </p>
  );
}
