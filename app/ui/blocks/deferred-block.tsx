import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Block } from "./block.ts";
import { DroppedNote } from "./dropped-note.tsx";
import { FailedBlock } from "./failed-block.tsx";

interface Props<T> {
  value: Promise<Block<T>> | Block<T>;
  /** The block's name for screen readers. */
  name: string;
  /** Has the block's size, so that nothing moves when the block arrives. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * A block that may load after the page around it: a skeleton, then its content or a failure with a retry. Blocks fail
 * independently, so one failed call never empties a page.
 */
export function DeferredBlock<T>({ value, name, skeleton, children }: Props<T>) {
  const { t } = useI18n();
  const waiting = (
    <div aria-busy="true">
      <span className="sr-only">{t("home.loading", { block: name })}</span>
      {skeleton}
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <Await resolve={value} errorElement={<FailedBlock name={name} />}>
        {(block) =>
          "data" in block ? (
            <>
              {children(block.data as T)}
              <DroppedNote count={block.dropped} />
            </>
          ) : (
            <FailedBlock name={name} requestId={block.requestId} />
          )
        }
      </Await>
    </Suspense>
  );
}
