import { createHash } from "node:crypto";

/**
 * What an operation goes by between browser, pages and gateway: 128 bits of its text's SHA-256. All
 * operations are the build's own, so nobody can look for two of one name; a shorter one is fewer bytes
 * in every script and in the Worker.
 * @param {string} text
 */
export const nameOf = (text) =>
  createHash("sha256").update(text).digest().subarray(0, 16).toString("base64url");
