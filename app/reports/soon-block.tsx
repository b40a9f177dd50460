import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { FailedBlock } from "~/ui/blocks/failed-block.tsx";

interface Props<T> {
  /** A promise where the page began without it. */
  soon: T | Promise<T>;
  /** The block's name for screen readers. */
  name: string;
  children: (value: T) => ReactNode;
}

/** Reserves the space of a streamed block. Data that is already there is shown at once. */
export function SoonBlock<T extends object>({ soon, name, children }: Props<T>) {
  const { t } = useI18n();
  if (!(soon instanceof Promise)) return <>{children(soon)}</>;
  const waiting = (
    <div aria-busy="true">
      <span className="sr-only">{t("home.loading", { block: name })}</span>
      <div className="skeleton h-96" />
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <Await resolve={soon} errorElement={<FailedBlock name={name} />}>
        {(value) => children(value as T)}
      </Await>
    </Suspense>
  );
}
