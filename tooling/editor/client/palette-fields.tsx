import type { Palette } from "../../../brands/brand.ts";
import { contrasts, leastContrast } from "../../../brands/look/contrast.ts";
import type { Scheme } from "../../../brands/look/palette.ts";
import { paletteOf } from "../../brand/palette.ts";
import { labelOf } from "./fields.ts";
import type { Place } from "./setting-fields.tsx";

/** The colours of a scheme with what can be read on what, as one types. */
export function PaletteFields({
  scheme,
  accent,
  names,
  value,
  change,
}: Place & { scheme: Scheme; accent: string }) {
  const palette = value as Palette | undefined;
  if (!palette)
    return (
      <button type="button" onClick={() => change(names, paletteOf(scheme, accent))}>
        Add a {scheme} palette
      </button>
    );
  return (
    <fieldset>
      <legend>{`Palette, ${scheme}`}</legend>
      {Object.entries(palette).map(([name, color]) => (
        <label className="field color" key={name}>
          <span>{labelOf(name)}</span>
          <input
            type="color"
            aria-label={`${labelOf(name)}, picker`}
            value={/^#[0-9a-f]{6}$/i.test(color) ? color : "#000000"}
            onChange={({ target }) => change(names.concat(name), target.value)}
          />
          <input
            type="text"
            value={color}
            spellCheck={false}
            onChange={({ target }) => change(names.concat(name), target.value.trim())}
          />
        </label>
      ))}
      <ul className="contrasts" aria-label={`Contrasts, ${scheme}`}>
        {contrasts(palette).map(({ text, on, ratio }) => (
          <li key={`${text} ${on}`} className={ratio < leastContrast ? "bad" : undefined}>
            <span
              className="sample"
              style={{ color: palette[text], background: palette[on] }}
              aria-hidden="true"
            >
              Aa
            </span>
            {`${labelOf(text)} on ${on} ${ratio.toFixed(1)}`}
            {ratio < leastContrast ? ` – needs ${leastContrast}` : ""}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
