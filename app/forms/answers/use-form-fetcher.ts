import { Form, type FormProps, useFetcher } from "@remix-run/react";
import { createElement, forwardRef, useEffect, useMemo, useRef, useState } from "react";

/** The part of an answer that says whether there is something left to do in the form. */
export interface Answer {
  problem?: unknown;
  sent?: unknown;
  /** The form shows what was typed once more, or what it would come to. */
  review?: unknown;
  preview?: unknown;
  kind?: string;
}

/** A form that a fetcher sends: the page's own `Form`, as far as its props go. */
export type FetcherForm = typeof Form;

/**
 * The fetcher of a form that stays on its page. As soon as a refusal is here the form can be sent again, while the page
 * around it still revalidates (A134). Each attempt has a fetcher of its own: React Router loses one that is sent again
 * before it is idle.
 * @param name unlike that of any other form of the page
 * @returns `answer`, what it came to last; undefined after a redirect, which says that it was taken, and then `taken` grows
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
    if (state === "submitting") sent.current = true;
    if (toGoOn) {
      setLast(answered);
      setAttempt((before) => before + 1);
    } else if (state === "idle" && sent.current) {
      setLast(undefined);
      setTaken((before) => before + 1);
    } else return;
    sent.current = false;
  }, [state, toGoOn, answered]);
  // One component for all attempts, so that what was typed stays.
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

/** Whether an answer leaves something to do in the form: a refusal, or a code that is on its way. */
export function isToGoOn({ problem, sent, review, preview, kind }: Answer): boolean {
  return Boolean(problem || sent || review || preview || (kind !== undefined && kind !== "done"));
}
