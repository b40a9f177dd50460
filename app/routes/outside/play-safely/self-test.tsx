/**
 * The nine questions of the Problem Gambling Severity Index, in our own words (G27). The browser adds up the points:
 * there is no form, so nothing is sent, and nothing is stored. Without JavaScript the printed scale serves to add up.
 */
import { useEffect, useRef, useState } from "react";
import { type KeyIn, useI18n } from "~/i18n/i18n.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { bandOf, bands, totalOf } from "./points.ts";

const questions = [
  "outside.safe.q1",
  "outside.safe.q2",
  "outside.safe.q3",
  "outside.safe.q4",
  "outside.safe.q5",
  "outside.safe.q6",
  "outside.safe.q7",
  "outside.safe.q8",
  "outside.safe.q9",
] as const;

/** In the order of their points, 0 to 3. */
const answers = [
  "outside.safe.never",
  "outside.safe.sometimes",
  "outside.safe.often",
  "outside.safe.always",
] as const;

export function SelfTest() {
  const { t } = useI18n();
  const [points, setPoints] = useState<readonly (number | null)[]>(questions.map(() => null));
  const list = useRef<HTMLOListElement>(null);
  // A browser may mark the answers of an earlier visit again.
  useEffect(() => {
    for (const answer of list.current?.querySelectorAll("input") ?? []) answer.checked = false;
  }, []);
  const total = totalOf(points);
  const open = points.filter((each) => each === null).length;
  return (
    <Card as="section" pad="roomy" aria-labelledby="self-test">
      <h2 id="self-test" className="text-xl font-bold">
        {t("outside.safe.testTitle")}
      </h2>
      <p className="mt-2 text-quiet text-pretty">{t("outside.safe.testText")}</p>
      <ol ref={list} className="mt-4 grid gap-5">
        {questions.map((question, at) => (
          <li key={question}>
            <fieldset>
              <legend className="font-semibold">
                {at + 1}. {t(question satisfies KeyIn<"outside">)}
              </legend>
              <div className="mt-1 flex flex-wrap gap-x-5">
                {answers.map((answer, value) => (
                  <label key={answer} className="inline-flex min-h-11 items-center gap-2">
                    <input
                      type="radio"
                      name={`pgsi-${at}`}
                      checked={points[at] === value}
                      onChange={() => setPoints(points.with(at, value))}
                    />
                    {t(answer satisfies KeyIn<"outside">)} ({value})
                  </label>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <p role="status" className="mt-5 font-semibold">
        {total === null
          ? open < questions.length
            ? t("outside.safe.open", { left: open })
            : null
          : `${t("outside.safe.total", { points: total })} ${t(bandOf(total).text satisfies KeyIn<"outside">)}`}
      </p>
      <h3 className="mt-5 font-semibold">{t("outside.safe.scaleTitle")}</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-quiet">
        {bands.map(({ range, text }) => (
          <div key={range} className="contents">
            <dt className="font-semibold">{range}</dt>
            <dd>{t(text satisfies KeyIn<"outside">)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
