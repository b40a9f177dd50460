/** Every platform call there is, in the order of their coverage ids. Docs and contract tests read it. */
import type { Domain } from "../domain.ts";
import { domains } from "../domains.ts";
import type { Call } from "../platform/call.ts";

const inOrder = new Intl.Collator("en", { numeric: true });

export const catalogue: readonly Call[] = Object.values<Domain>(domains)
  .flatMap(({ rows }) => Object.values(rows))
  .sort((a, b) => inOrder.compare(a.id, b.id));
