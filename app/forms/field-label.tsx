import { useI18n } from "~/i18n/i18n.tsx";

interface FieldLabelProps {
  htmlFor: string;
  text: string;
  optional?: boolean;
}

/** The label over a field of these dialogs; it says where nothing need be filled in. */
export function FieldLabel({ htmlFor, text, optional = false }: FieldLabelProps) {
  const { t } = useI18n();
  return (
    <label htmlFor={htmlFor} className="mb-1.5 block text-sm font-semibold">
      {text}
      {optional ? <span className="font-normal text-quiet"> {t("forms.optional")}</span> : null}
    </label>
  );
}
