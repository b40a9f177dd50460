import "~/i18n/form-texts.ts";
import { createContext, useContext } from "react";
import { useI18n } from "~/i18n/i18n.tsx";

interface FieldLabelProps {
  htmlFor: string;
  text: string;
  optional?: boolean;
  /** What is said in place of "(optional)" where that is not the whole truth. */
  note?: string;
}

/** Whether a form has fields of both kinds and stars those that are required (V49). */
export const StarredContext = createContext(false);

/** The label over a field of these dialogs; it says where nothing need be filled in. */
export function FieldLabel({ htmlFor, text, optional = false, note }: FieldLabelProps) {
  const { t } = useI18n();
  const starred = useContext(StarredContext) && !optional;
  return (
    <label htmlFor={htmlFor} className="mb-1.5 block text-sm font-semibold">
      {text}
      {/* The field itself says it to those who hear the page. */}
      {starred ? <span aria-hidden="true"> *</span> : null}
      {optional ? (
        <span className="font-normal text-quiet"> {note ?? t("forms.optional")}</span>
      ) : null}
    </label>
  );
}
