/** Replaces the executor of graphql-tools in the Worker (`replacements.mjs`). */
import { execute } from "graphql";

export const normalizedExecutor = execute;
