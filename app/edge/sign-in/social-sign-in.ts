/** Settings of sign-in by Google, Facebook and Firebase's codes (A55, X1, X3) for pages, gateway and CSP. */
import * as v from "valibot";
import type { SocialSignIn } from "~/portal-context.ts";
import type { Brand } from "../../../brands/brand.ts";
import { createKeySource } from "../../../gateway/identity/google-keys.ts";
import type { IdentitySettings } from "../../../gateway/request/request-scope.ts";

/** Validates the origin of Firebase's Auth emulator (development only). */
export const emulatorOrigin = v.optional(
  v.pipe(
    v.string(),
    v.check(
      (text) => /^http:\/\/(localhost|127\.0\.0\.1):\d+$/.test(text),
      "must be where the emulator of this machine is, such as http://localhost:9099.",
    ),
  ),
);

/** Google's public keys, shared by all requests of the isolate, which fetches them about once a day. */
const keys = createKeySource((request) => fetch(request));

/** The part of the configuration that is used here. */
interface Settings {
  /** Development only: origin of Firebase's Auth emulator; null for Firebase itself. */
  firebaseEmulator: string | null;
}

/**
 * Returns the brand's providers and the settings that the browser needs; null if there are none. Projects of the
 * emulator begin with `demo-` and real ones never do, so tokens of one are invalid for the other.
 */
export function socialSignIn(
  { id, socialSignIn: chosen }: Pick<Brand, "id" | "socialSignIn">,
  { firebaseEmulator: emulator }: Settings,
): SocialSignIn | null {
  if (!chosen) return null;
  const { providers } = chosen;
  if (emulator) {
    const { host } = new URL(emulator);
    const firebase = { apiKey: `emulator-of-${id}`, authDomain: host, projectId: `demo-${id}` };
    return { providers, firebase, emulator };
  }
  return chosen.firebase ? { providers, firebase: chosen.firebase, emulator: null } : null;
}

/** Returns the gateway's settings for verifying tokens; null without social sign-in. */
export function identitySettings(brand: Brand, settings: Settings): IdentitySettings | null {
  const found = socialSignIn(brand, settings);
  if (!found) return null;
  const { firebase, providers, emulator } = found;
  return { projectId: firebase.projectId, providers, emulated: emulator !== null, keys };
}

/** Hosts for a page's CSP that Firebase's script connects to, and whose frames it opens. */
export interface SocialSources {
  connect: readonly string[];
  frames: readonly string[];
}

export const noSources: SocialSources = { connect: [], frames: [] };

export function socialSources(brand: Brand, settings: Settings): SocialSources {
  const found = socialSignIn(brand, settings);
  if (!found) return noSources;
  const { firebase, providers, emulator } = found;
  if (emulator) return { connect: [emulator], frames: [emulator] };
  // Codes by phone need Google's reCAPTCHA, which opens its own frames.
  const captcha = providers.includes("phone")
    ? ["https://www.google.com", "https://recaptcha.google.com"]
    : [];
  const windows = providers.some((name) => name !== "phone")
    ? [`https://${firebase.authDomain}`]
    : [];
  return { connect: ["https://identitytoolkit.googleapis.com"], frames: [...windows, ...captcha] };
}
