import { useSearchParams } from "@remix-run/react";
import { useI18n } from "~/i18n/i18n.tsx";
import { filterLook } from "./range-form.tsx";

interface Props {
  /** Of the address's parameter. */
  name: string;
  label: string;
  options: readonly { value: string; text: string }[];
}

/** A filter with a few words to choose from, for `RangeForm`; the first choice is all of them. */
export function RangeSelect({ name, label, options }: Props) {
  const { t } = useI18n();
  const asked = useSearchParams()[0].get(name);
  const now = options.find(({ value }) => value === asked)?.value ?? "";
  return (
    <label className="col-span-2 grid gap-1 text-xs text-quiet">
      {label}
      <select name={name} defaultValue={now} key={now} className={`${filterLook} w-full`}>
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
