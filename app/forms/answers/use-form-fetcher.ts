import type { FormProps } from "@remix-run/react";
import { createElement, forwardRef, useEffect, useMemo, useRef, useState } from "react";
import { Form, useFetcher } from "~/forms/owner/post-form.tsx";

/** The parts of an answer that tell whether the form stays in use. */
export interface Answer {
  problem?: unknown;
  sent?: unknown;
  /** The form shows a review, or a preview of its result. */
  review?: unknown;
  preview?: unknown;
  kind?: string;
}

/** The form component of a fetcher, with the props of Remix's `Form`. */
export type FetcherForm = typeof Form;

/**
 * The fetcher of a form that stays on its page. After a refusal the form can be sent again at once, while the page still
 * revalidates (A134). Each attempt has its own fetcher, because React Router drops one that is submitted before it is idle.
 * @param name unique among the forms of the page
 * @returns `answer`, the last answer, undefined after a redirect; a redirect means success and increases `taken`
 */
export function useFormFetcher<T extends Answer>(name: string) {
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<T>();
  const [taken, setTaken] = useState(0);
  const key = attempt === 0 ? name : `${name}:${attempt}`;
  const { state, data, formData, submit } = useFetcher<T>({ key });
  const answered = data as T | undefined;
  const sent = useRef(false);
  const toGoOn = answered !== undefined && (state === "idle" || isToGoOn(answered));
  useEffect(() => {
    // On a slow device React can skip the render of "submitting", so "loading" counts as well.
    if (state !== "idle") sent.current = true;
    if (toGoOn) {
      setLast(answered);
      setAttempt((before) => before + 1);
    } else if (state === "idle" && sent.current) {
      setLast(undefined);
      setTaken((before) => before + 1);
    } else return;
    sent.current = false;
  }, [state, toGoOn, answered]);
  // One component for all attempts, so that the typed values stay.
  const current = useRef(key);
  current.current = key;
  const AttemptForm = useMemo(
    () =>
      forwardRef<HTMLFormElement, FormProps>((props, ref) =>
        createElement(Form, { ...props, ref, navigate: false, fetcherKey: current.current }),
      ),
    [],
  );
  return {
    Form: AttemptForm,
    submit,
    formData,
    answer: answered ?? last,
    taken,
    busy: state !== "idle" && !toGoOn,
  };
}

/** Whether the form stays in use after an answer, such as a refusal or a code that was sent. */
export function isToGoOn({ problem, sent, review, preview, kind }: Answer): boolean {
  return Boolean(problem || sent || review || preview || (kind !== undefined && kind !== "done"));
}
