import { useSearchParams } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";

interface Props {
  /** Of the address's parameter. */
  name: string;
  label: string;
  options: readonly { value: string; text: string }[];
  /** On phones two of them are in one row. */
  half?: boolean;
}

/** A filter with a few options for `RangeForm`. The first option means all. */
export function RangeSelect({ name, label, options, half = false }: Props) {
  const { t } = useI18n();
  const requested = useSearchParams()[0].get(name);
  const now = options.find(({ value }) => value === requested)?.value ?? "";
  return (
    <label className={half ? "filter filter-half" : "filter"}>
      {label}
      <select name={name} defaultValue={now} key={now} className="filter-field">
        <option value="">{t("member.all")}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
