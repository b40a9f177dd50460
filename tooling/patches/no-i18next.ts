/** Replaces i18next in the Worker's bundle (`alias` in tooling/worker/bundle.mjs): nothing there asks for it. */
export function createInstance(): never {
  throw new Error("i18next is not part of the Worker; messages are read by app/i18n/text.ts.");
}
