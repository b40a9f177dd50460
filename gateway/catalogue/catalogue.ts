/** Every platform call, ordered by coverage id. Docs and contract tests are made from it. */

import { domains } from "../domains.ts";
import type { Call } from "../platform/call.ts";
import type { Domain } from "../registry/domain.ts";

const inOrder = new Intl.Collator("en", { numeric: true });

export const catalogue: readonly Call[] = Object.values<Domain>(domains)
  .flatMap(({ rows }) => Object.values(rows))
  .sort((a, b) => inOrder.compare(a.id, b.id));
