import { createContext, useContext } from "react";
import { useI18n } from "~/i18n/i18n.tsx";

interface FieldLabelProps {
  htmlFor: string;
  text: string;
  optional?: boolean;
  /** Replaces "(optional)" when a field is optional only under a condition. */
  note?: string;
}

/** Whether a form has fields of both kinds and stars those that are required (V49). */
export const StarredContext = createContext(false);

/** The label above a field, with a mark for optional fields. */
export function FieldLabel({ htmlFor, text, optional = false, note }: FieldLabelProps) {
  const { t } = useI18n();
  const starred = useContext(StarredContext) && !optional;
  return (
    <label htmlFor={htmlFor} className="mb-1.5 block text-sm font-semibold">
      {text}
      {/* Hidden from screen readers, which read it from the field. */}
      {starred ? <span aria-hidden="true"> *</span> : null}
      {optional ? (
        <span className="font-normal text-quiet"> {note ?? t("forms.optional")}</span>
      ) : null}
    </label>
  );
}
