import { createHash } from "node:crypto";

/**
 * Returns an operation's id between browser, pages and gateway: 128 bits of its text's SHA-256. Only the build
 * creates operations, so nobody can search for collisions, and a shorter id saves bytes.
 * @param {string} text
 */
export const nameOf = (text) =>
  createHash("sha256").update(text).digest().subarray(0, 16).toString("base64url");
