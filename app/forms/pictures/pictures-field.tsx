import { useState } from "react";
import { FieldError } from "~/forms/fields/field-error.tsx";
import { FieldLabel } from "~/forms/fields/field-label.tsx";
import type { RefusedField } from "~/forms/refusal/refusal.ts";
import type { MessageKey } from "~/i18n/i18n.tsx";

interface PictureLimits {
  /** The most pictures in one form. */
  files: number;
  /** The largest size of one picture, in bytes. */
  bytes: number;
  /** The largest size as text. */
  size: string;
}

interface PicturesFieldProps {
  /** Unique on the page. */
  id: string;
  name: string;
  label: string;
  /** The hint under the field. */
  rule: string;
  limits: PictureLimits;
  /** The server's errors for the last pictures. */
  error: RefusedField | undefined;
  /** A new object for each answer of the server, even with the same errors. */
  answer: unknown;
  /** Receives whether the chosen pictures are refused, so that they are not uploaded first. */
  onJudged: (unfit: boolean) => void;
}

/** Returns what is wrong with the chosen files by name and size; the gateway checks their bytes. */
function problemOf(files: readonly File[], limits: PictureLimits): RefusedField | undefined {
  const problem = (messageKey: MessageKey, max = "") => {
    return { field: "", messageKey, values: [{ name: "max", value: max }] };
  };
  if (files.length > limits.files) return problem("validation.tooManyFiles", String(limits.files));
  if (files.some(({ size }) => size > limits.bytes)) {
    return problem("validation.fileTooLarge", limits.size);
  }
  const pictures = files.every(({ type }) => type === "image/png" || type === "image/jpeg");
  return pictures ? undefined : problem("validation.fileType");
}

interface Chosen {
  problem: RefusedField | undefined;
  names: string[];
  /** The server's last answer when they were chosen. */
  after: unknown;
}

/**
 * Returns what is wrong with the pictures: from the server, which has read their bytes (A142), or by name and size for
 * files that were chosen later.
 */
export function pictureProblem(
  chosen: Pick<Chosen, "problem" | "after"> | null,
  error: RefusedField | undefined,
  answer: unknown,
): RefusedField | undefined {
  return chosen && chosen.after === answer ? chosen.problem : (error ?? chosen?.problem);
}

/** The field for pictures (V52–V54, A86). */
export function PicturesField(props: PicturesFieldProps) {
  const { id, name, label, rule, limits, error, answer, onJudged } = props;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const said = pictureProblem(chosen, error, answer);
  return (
    <div>
      <FieldLabel htmlFor={id} text={label} />
      <input
        id={id}
        name={name}
        type="file"
        accept="image/png,image/jpeg"
        multiple={limits.files > 1}
        aria-invalid={said ? true : undefined}
        aria-describedby={`${id}-error ${id}-rule`}
        onChange={(event) => {
          const files = Array.from(event.currentTarget.files ?? []);
          const problem = problemOf(files, limits);
          setChosen({ problem, names: files.map((file) => file.name), after: answer });
          onJudged(problem !== undefined);
        }}
        className="block w-full rounded-control border border-dashed border-line bg-ground p-3 text-sm text-quiet transition-colors file:mr-3 file:min-h-11 file:rounded-control file:border-0 file:bg-raised file:px-4 file:font-semibold file:text-ink hover:border-quiet aria-invalid:border-danger"
      />
      <FieldError id={`${id}-error`} error={said} />
      <p id={`${id}-rule`} className="mt-1.5 text-xs text-quiet">
        {rule}
      </p>
      {chosen && chosen.names.length > 1 ? (
        <ul className="mt-2 grid grid-cols-1 gap-1 text-xs text-quiet">
          {chosen.names.map((file) => (
            <li key={file} className="truncate">
              {file}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
