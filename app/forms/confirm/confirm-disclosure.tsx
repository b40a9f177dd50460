import { buttonLook } from "~/ui/controls/button.tsx";
import { here, later } from "~/ui/lazy/lazy.tsx";
import { Fold } from "~/ui/lazy/lazy-disclosure.tsx";
import { ConfirmContent, type ConfirmProps } from "./confirm-content.later.tsx";

const Inside = import.meta.env.SSR
  ? here(ConfirmContent)
  : later(() => import("./confirm-content.later.tsx").then((part) => part.ConfirmContent));

interface Props extends ConfirmProps {
  /** On what unfolds the question. */
  summary: string;
  /** How that looks. */
  look: NonNullable<Parameters<typeof buttonLook>[0]>["tone"];
}

/** What can't be taken back: one press asks whether it is meant, the next one does it. */
export function ConfirmDisclosure({ summary, look, ...props }: Props) {
  return (
    <Fold
      open={props.before?.problem ? true : undefined}
      className="open:basis-full"
      look={buttonLook({ tone: look, size: "tight" })}
      summary={summary}
    >
      <Inside {...props} />
    </Fold>
  );
}
