import { type Field, labelOf } from "./fields.ts";
import { Sections } from "./sections.tsx";

export interface Place {
  names: readonly string[];
  value: unknown;
  change: (names: readonly string[], value: unknown) => void;
}

/** The field of one setting, or those of a group. */
export function SettingField({ field, names, value, change }: Place & { field: Field }) {
  const label = labelOf(names.at(-1) ?? "");
  switch (field.kind) {
    case "group":
      return (
        <fieldset>
          <legend>{label}</legend>
          <GroupFields fields={field.fields} names={names} value={value} change={change} />
        </fieldset>
      );
    case "choice":
      return (
        <label className="field">
          <span>{label}</span>
          <select
            value={String(value ?? "")}
            onChange={(event) => change(names, event.target.value || undefined)}
          >
            {field.isOptional ? <option value="">–</option> : null}
            {field.words.map((word) => (
              <option key={word}>{word}</option>
            ))}
          </select>
        </label>
      );
    case "number":
      return (
        <label className="field">
          <span>{`${label}: ${value}`}</span>
          <input
            type="range"
            min={field.least}
            max={field.most}
            value={Number(value)}
            onChange={(event) => change(names, Number(event.target.value))}
          />
        </label>
      );
    case "switch":
      return (
        <label className="check">
          <input
            type="checkbox"
            checked={value === true}
            onChange={(event) => change(names, event.target.checked)}
          />
          {label}
        </label>
      );
    case "set": {
      const chosen = Array.isArray(value) ? value : [];
      return (
        <fieldset>
          <legend>{label}</legend>
          {field.words.map((word) => (
            <label className="check" key={word}>
              <input
                type="checkbox"
                checked={chosen.includes(word)}
                onChange={(event) => {
                  const isOn = event.target.checked;
                  const others = field.words.filter((each) =>
                    each === word ? isOn : chosen.includes(each),
                  );
                  change(names, others);
                }}
              />
              {word}
            </label>
          ))}
        </fieldset>
      );
    }
    case "list":
      return <Sections field={field} names={names} value={value} change={change} />;
  }
}

export function GroupFields({
  fields,
  names,
  value,
  change,
}: Place & { fields: Readonly<Record<string, Field>> }) {
  const group = (value ?? {}) as Record<string, unknown>;
  return Object.entries(fields).map(([name, field]) => (
    <SettingField
      key={name}
      field={field}
      names={names.concat(name)}
      value={group[name]}
      change={change}
    />
  ));
}
