import { useEffect, useReducer, useState } from "react";
import { type Brand, brandSchema, defineBrand } from "../../../brands/brand.ts";
import { brandProblems } from "../../../brands/check-brand.ts";
import { form } from "../../../brands/look/form.ts";
import { schemes } from "../../../brands/look/palette.ts";
import { voiceProblems } from "../../brand/voice-problems.ts";
import { type Field, fieldOf } from "./fields.ts";
import { Frames } from "./frames.tsx";
import { begun, changed, type History, redone, undone, valueAt, withAt } from "./history.ts";
import { PaletteFields } from "./palette-fields.tsx";
import { PictureFields } from "./picture-fields.tsx";
import { send } from "./send.ts";
import { GroupFields, SettingField } from "./setting-fields.tsx";
import { NameFields, VoiceFields } from "./text-fields.tsx";

const formFields = fieldOf(form) as Extract<Field, { kind: "group" }>;
const typefaceField = fieldOf(brandSchema.entries.typeface);
const themeFields = {
  scheme: fieldOf(brandSchema.entries.theme.entries.scheme),
  switchable: fieldOf(brandSchema.entries.theme.entries.switchable),
};

type Step =
  | { type: "change"; names: readonly string[]; value: unknown; at: number }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "begin"; brand: Brand };

function step(history: History<Brand>, action: Step): History<Brand> {
  if (action.type === "undo") return undone(history);
  if (action.type === "redo") return redone(history);
  if (action.type === "begin") return begun(action.brand);
  const { names, value, at } = action;
  // With the defaults of what was added, such as the look of a section.
  const next = defineBrand(withAt(history.present, names, value));
  return changed(history, next, { field: names.join("."), at });
}

/** The editor of one brand file. */
export function Editor({ file }: { file: Brand }) {
  const [history, dispatch] = useReducer(step, file, begun);
  const [saved, setSaved] = useState(file);
  const [message, setMessage] = useState({ text: "", diff: "" });
  const brand = history.present;
  const problems = brandProblems(brand, () => true).concat(voiceProblems(brand));
  const isSame = JSON.stringify(saved) === JSON.stringify(brand);
  const change = (names: readonly string[], value: unknown) =>
    dispatch({ type: "change", names, value, at: performance.now() });
  useUndoKeys(dispatch);

  const save = async () => {
    setMessage({ text: "Saving …", diff: "" });
    const answer = await send(`save?brand=${file.id}`, JSON.stringify(brand), "application/json");
    if (!answer.isDone) return setMessage({ text: answer.message, diff: "" });
    setSaved(brand);
    setMessage({ text: `${answer.path} is written.`, diff: answer.diff ?? "" });
  };
  return (
    <>
      <aside>
        <div className="tools">
          <button
            type="button"
            disabled={history.past.length === 0}
            onClick={() => dispatch({ type: "undo" })}
          >
            Undo
          </button>
          <button
            type="button"
            disabled={history.future.length === 0}
            onClick={() => dispatch({ type: "redo" })}
          >
            Redo
          </button>
          <button
            type="button"
            className="main"
            disabled={isSame || problems.length > 0}
            onClick={save}
          >
            Save
          </button>
          <span role="status">{message.text}</span>
        </div>
        {message.diff ? <pre>{message.diff}</pre> : null}
        <section aria-label="Mistakes" aria-live="polite">
          {problems.length === 0 ? (
            <p>No mistakes: all texts are there and can be read.</p>
          ) : (
            <ul className="mistakes">
              {problems.map(([place, says]) => (
                <li key={`${place} ${says}`}>{`${place}: ${says}`}</li>
              ))}
            </ul>
          )}
        </section>
        <GroupFields
          fields={formFields.fields}
          names={["form"]}
          value={brand.form}
          change={change}
        />
        <fieldset>
          <legend>Theme</legend>
          <GroupFields fields={themeFields} names={["theme"]} value={brand.theme} change={change} />
        </fieldset>
        {schemes.map((scheme) => (
          <PaletteFields
            key={scheme}
            scheme={scheme}
            accent={(brand.theme.dark ?? brand.theme.light)?.accent ?? "#4cb0e0"}
            names={["theme", scheme]}
            value={valueAt(brand, ["theme", scheme])}
            change={change}
          />
        ))}
        <SettingField
          field={typefaceField}
          names={["typeface"]}
          value={brand.typeface}
          change={change}
        />
        <NameFields brand={brand} change={change} />
        <VoiceFields brand={brand} change={change} />
        <PictureFields
          id={file.id}
          isUnsaved={!isSame}
          taken={(next, diff) => {
            dispatch({ type: "begin", brand: next });
            setSaved(next);
            setMessage({ text: "The pictures are written.", diff });
          }}
        />
      </aside>
      <Frames brand={brand} isValid={problems.length === 0} saved={saved} />
    </>
  );
}

/** Ctrl+Z, and with Shift or Ctrl+Y the other way; with Command on a Mac. */
function useUndoKeys(dispatch: (action: Step) => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      dispatch({ type: key === "y" || event.shiftKey ? "redo" : "undo" });
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [dispatch]);
}
