import { here, later } from "~/ui/later.tsx";
import type { Problem } from "./form-outcome.ts";
import { ProblemInside, type ProblemNoteProps } from "./problem-inside.later.tsx";

const Inside = import.meta.env.SSR
  ? here(ProblemInside)
  : later(() => import("./problem-inside.later.tsx").then((part) => part.ProblemInside));

/** What says why a form was not taken is on its way while the form is: most are taken. */
export const fetchProblemNote = Inside.fetch;

interface Props extends Omit<ProblemNoteProps, "problem"> {
  problem: Problem | null | undefined;
}

/** Says over a form why it was not taken (E6, E7, E18, E19, E21). Nothing where the fields say it themselves. */
export function ProblemNote({ problem, ...rest }: Props) {
  return problem && problem.kind !== "fields" ? <Inside {...rest} problem={problem} /> : null;
}
