import { type FormProps, Form as RemixForm, useFetcher as useRemixFetcher } from "@remix-run/react";
import { type ComponentType, forwardRef, type RefAttributes, useMemo } from "react";
import { OwnerField } from "./page-owner.tsx";

type AnyForm = ComponentType<FormProps & RefAttributes<HTMLFormElement>>;

/** The form with the field that says whose page it is part of; a form that only reads has none. */
function withOwner(Inner: AnyForm) {
  return forwardRef<HTMLFormElement, FormProps>(function OwnedForm({ children, ...props }, ref) {
    return (
      <Inner {...props} ref={ref}>
        {children}
        {props.method?.toLowerCase() === "post" ? <OwnerField /> : null}
      </Inner>
    );
  });
}

/** Remix's form. Pages use this one, so that each change names its account (A215). */
export const Form = withOwner(RemixForm);

/** Remix's fetcher, whose form names its account (A215). */
export function useFetcher<Data = unknown>(options?: Parameters<typeof useRemixFetcher>[0]) {
  const fetcher = useRemixFetcher<Data>(options);
  const { Form: Inner } = fetcher;
  const Owned = useMemo(() => withOwner(Inner), [Inner]);
  return { ...fetcher, Form: Owned } as typeof fetcher;
}
