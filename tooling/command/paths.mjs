import { fileURLToPath } from "node:url";

/** The repository's root, whatever the working directory is. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** Files that commands keep between runs: build stamps, development keys, state of the Workers. */
export const privateDir = `${root}/.portico`;

/** An absolute path of a file of the repository, given from its root. @param {string} path */
export const at = (path) => `${root}/${path}`;
