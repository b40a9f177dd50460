/** Replaces i18next in the Worker (`replacements.mjs`). */
export function createInstance(): never {
  throw new Error("i18next is not part of the Worker; messages are read by app/i18n/text.ts.");
}
