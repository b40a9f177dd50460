import { buttonLook } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { here, later } from "~/ui/later.tsx";
import { AskInside, type AskProps } from "./ask-inside.later.tsx";

const Inside = import.meta.env.SSR
  ? here(AskInside)
  : later(() => import("./ask-inside.later.tsx").then((part) => part.AskInside));

interface Props extends AskProps {
  /** On what unfolds the question. */
  summary: string;
  /** How that looks. */
  look: NonNullable<Parameters<typeof buttonLook>[0]>["tone"];
}

/** What can't be taken back: one press asks whether it is meant, the next one does it. */
export function AskFold({ summary, look, ...props }: Props) {
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
