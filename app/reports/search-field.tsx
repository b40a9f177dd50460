import { useSearchParams } from "@remix-run/react";
import { filterLook } from "./range-form.tsx";

interface Props {
  /** Of the address's parameter. */
  name: string;
  label: string;
}

/** What rows are searched for, for `RangeForm`; the key `/` leads here (`useSlashKey`). */
export function SearchField({ name, label }: Props) {
  const now = useSearchParams()[0].get(name) ?? "";
  return (
    <label className="col-span-2 grid gap-1 text-xs text-quiet">
      <span>
        {label}{" "}
        <span aria-hidden="true" className="rounded border border-line px-1 max-lg:hidden">
          /
        </span>
      </span>
      <input
        key={now}
        type="search"
        name={name}
        defaultValue={now}
        maxLength={60}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        aria-keyshortcuts="/"
        data-slash=""
        className={`${filterLook} w-full`}
      />
    </label>
  );
}
