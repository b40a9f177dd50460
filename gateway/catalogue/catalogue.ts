/** Every platform call, ordered by coverage id. Docs and contract tests are made from it. */

import { domains } from "../domains.ts";
import type { Call } from "../platform/call.ts";
import type { Domain } from "../registry/domain.ts";

/** The rows by the name that they have in the gateway. */
export const rowsByName: Readonly<Record<string, Call>> = Object.assign(
  {},
  ...Object.values<Domain>(domains).map(({ rows }) => rows),
);

const inOrder = new Intl.Collator("en", { numeric: true });

export const catalogue: readonly Call[] = Object.values<Domain>(domains)
  .flatMap(({ rows }) => Object.values(rows))
  .sort((a, b) => inOrder.compare(a.id, b.id));
