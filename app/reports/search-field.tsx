import { useSearchParams } from "@remix-run/react";
import type { FieldName } from "../../brands/typed/field-kinds.ts";

interface Props {
  /** Of the address's parameter. */
  name: FieldName;
  label: string;
  /** Whether the key `/` leads here. */
  slash?: boolean;
  /** On a phone two of them are beside each other. */
  half?: boolean;
}

/** What rows are searched for, for `RangeForm` (`useSearchShortcut`). */
export function SearchField({ name, label, slash = false, half = false }: Props) {
  const now = useSearchParams()[0].get(name) ?? "";
  return (
    <label className={half ? "filter filter-half" : "filter"}>
      <span className="whitespace-nowrap">
        {label}{" "}
        {slash ? (
          <span aria-hidden="true" className="rounded border border-line px-1 max-lg:hidden">
            /
          </span>
        ) : null}
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
        {...(slash ? { "aria-keyshortcuts": "/", "data-slash": "" } : {})}
        className="filter-field"
      />
    </label>
  );
}
