import type { I18n } from "~/i18n/i18n.tsx";
import type { Hint } from "./rule-hint.ts";

/** Returns the hint of a field as text; undefined without one. */
export function hintText(hints: readonly Hint[], tData: I18n["tData"]): string | undefined {
  const said = hints.map(({ messageKey, values }) =>
    tData(messageKey, Object.fromEntries(values.map(({ name, value }) => [name, value]))),
  );
  return said.join(" ") || undefined;
}
