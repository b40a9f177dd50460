/** The sandbox's own pair of keys for human verification; of no worth anywhere else. */
export const sandboxSiteKey = "0x4SANDBOX00000000site";
export const sandboxSecretKey = "0x4SANDBOX00000000secret-of-no-worth";

/** What the widgets of the documented testing site keys hand out. */
export const dummyToken = "XXXX.DUMMY.TOKEN.XXXX";

/** Returns the behavior of a site key's widget; null for an unknown key. */
export type WidgetKind = "passes" | "fails" | "asks";

const widgetKinds: Readonly<Record<string, WidgetKind>> = {
  "1x00000000000000000000AA": "passes",
  "1x00000000000000000000BB": "passes",
  "2x00000000000000000000AB": "fails",
  "2x00000000000000000000BB": "fails",
  "3x00000000000000000000FF": "asks",
  [sandboxSiteKey]: "asks",
};

export function widgetKind(siteKey: string): WidgetKind | null {
  return Object.hasOwn(widgetKinds, siteKey) ? (widgetKinds[siteKey] ?? null) : null;
}

/** Returns what siteverify answers to a dummy token by testing secret key: an error code, or null for success. */
export const testingSecrets: ReadonlyMap<string, string | null> = new Map([
  ["1x0000000000000000000000000000000AA", null],
  ["2x0000000000000000000000000000000AA", "invalid-input-response"],
  ["3x0000000000000000000000000000000AA", "timeout-or-duplicate"],
]);
