import "~/i18n/form-texts.ts";
import type { I18n } from "~/i18n/i18n.tsx";
import type { Hint } from "./rule-hint.ts";

/** What a field will be checked by, in words; undefined where there is nothing to say. */
export function hintText(hints: readonly Hint[], tData: I18n["tData"]): string | undefined {
  const said = hints.map(({ messageKey, values }) =>
    tData(messageKey, Object.fromEntries(values.map(({ name, value }) => [name, value]))),
  );
  return said.join(" ") || undefined;
}
