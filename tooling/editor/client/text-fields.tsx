import { useState } from "react";
import type { Brand } from "../../../brands/brand.ts";
import { englishTexts } from "../../brand/voice-problems.ts";
import type { Place } from "./setting-fields.tsx";

interface Props {
  brand: Brand;
  change: Place["change"];
}

/** Name, tagline and licence line: what a brand needs in each of its languages. */
export function NameFields({ brand, change }: Props) {
  const texts = ["tagline", "licence"] as const;
  return (
    <fieldset>
      <legend>Name and texts</legend>
      <TextField label="Name" value={brand.name} set={(text) => change(["name"], text)} />
      {texts.flatMap((setting) =>
        brand.languages.map(({ tag }) => (
          <TextField
            key={`${setting} ${tag}`}
            label={`${setting}, ${tag}`}
            value={brand[setting][tag] ?? ""}
            set={(text) => change([setting, tag], text || undefined)}
          />
        )),
      )}
    </fieldset>
  );
}

/** Texts of the brand's own instead of ours, by key. */
export function VoiceFields({ brand, change }: Props) {
  const [key, setKey] = useState("");
  const [tag, setTag] = useState<string>(brand.defaultLanguage);
  const isKnown = englishTexts.has(key);
  return (
    <fieldset>
      <legend>Voice</legend>
      {Object.entries(brand.voice).flatMap(([language, texts]) =>
        Object.entries(texts).map(([name, text]) => (
          <TextField
            key={`${language} ${name}`}
            label={`${name}, ${language}`}
            hint={englishTexts.get(name)}
            value={text}
            set={(next) => change(["voice", language, name], next || undefined)}
          />
        )),
      )}
      <div className="row">
        <label className="field">
          <span>Text to replace</span>
          <input
            type="text"
            list="message-keys"
            value={key}
            onChange={({ target }) => setKey(target.value)}
          />
        </label>
        <label className="field">
          <span>Language</span>
          <select value={tag} onChange={({ target }) => setTag(target.value)}>
            {brand.languages.map((language) => (
              <option key={language.tag}>{language.tag}</option>
            ))}
          </select>
        </label>
        <button
          type="button"
          disabled={!isKnown}
          onClick={() => {
            change(["voice", tag, key], englishTexts.get(key));
            setKey("");
          }}
        >
          Replace
        </button>
      </div>
      <datalist id="message-keys">
        {[...englishTexts].map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </datalist>
    </fieldset>
  );
}

function TextField({
  label,
  hint,
  value,
  set,
}: {
  label: string;
  hint?: string | undefined;
  value: string;
  set: (text: string) => void;
}) {
  return (
    <label className="field">
      <span>{label}</span>
      <input type="text" value={value} onChange={({ target }) => set(target.value)} />
      {hint ? <small>{hint}</small> : null}
    </label>
  );
}
