import { useState } from "react";
import { type MessageKey, useI18n } from "~/i18n/i18n.tsx";
import { feedbackLimits } from "~/routes/upload/feedback/outcome.ts";

interface Props {
  /** What the server said of the pictures sent last. */
  error: string | null;
  /** Told whether the chosen pictures can't be sent, so that nobody uploads 20 MiB to hear so. */
  onJudged: (unfit: boolean) => void;
}

/** What is wrong with the chosen files, by name and size alone; the gateway looks at their bytes. */
function problemOf(files: readonly File[]): MessageKey | null {
  if (files.length > feedbackLimits.images) return "validation.tooManyFiles";
  if (files.some(({ size }) => size > feedbackLimits.imageBytes)) return "validation.fileTooLarge";
  const pictures = files.every(({ type }) => type === "image/png" || type === "image/jpeg");
  return pictures ? null : "validation.fileType";
}

const most: Partial<Record<MessageKey, string>> = {
  "validation.tooManyFiles": String(feedbackLimits.images),
  "validation.fileTooLarge": "5 MiB",
};

/** The pictures of a message (V52–V54, A86). */
export function PicturesField({ error, onJudged }: Props) {
  const { t } = useI18n();
  const [chosen, setChosen] = useState<{ problem: MessageKey | null; names: string[] } | null>(
    null,
  );
  const said = chosen
    ? chosen.problem && t(chosen.problem, { max: most[chosen.problem] ?? "" })
    : error;
  return (
    <div>
      <label htmlFor="feedback-images" className="mb-1.5 block text-sm font-semibold">
        {t("feedback.images")}
      </label>
      <input
        id="feedback-images"
        name="images"
        type="file"
        accept="image/png,image/jpeg"
        multiple
        aria-invalid={said ? true : undefined}
        aria-describedby="feedback-images-error feedback-images-rule"
        onChange={(event) => {
          const files = Array.from(event.currentTarget.files ?? []);
          const problem = problemOf(files);
          setChosen({ problem, names: files.map(({ name }) => name) });
          onJudged(problem !== null);
        }}
        className="block w-full rounded-control border border-dashed border-line bg-ground p-3 text-sm text-quiet transition-colors file:mr-3 file:min-h-11 file:rounded-control file:border-0 file:bg-raised file:px-4 file:font-semibold file:text-ink hover:border-quiet aria-invalid:border-danger"
      />
      <p
        id="feedback-images-error"
        role="alert"
        className="mt-1.5 text-sm text-danger empty:hidden"
      >
        {said}
      </p>
      <p id="feedback-images-rule" className="mt-1.5 text-xs text-quiet">
        {t("feedback.imagesRule")}
      </p>
      {chosen && chosen.names.length > 1 ? (
        <ul className="mt-2 grid grid-cols-1 gap-1 text-xs text-quiet">
          {chosen.names.map((name) => (
            <li key={name} className="truncate">
              {name}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
