/** Sign-in by Google, Facebook and Firebase's codes (A55, X1, X3): what pages, gateway and policy need of it. */
import * as v from "valibot";
import type { SocialSignIn } from "~/portal-context.ts";
import type { Brand } from "../../../brands/brand.ts";
import { createKeySource } from "../../../gateway/identity/google-keys.ts";
import type { IdentitySettings } from "../../../gateway/request/request-scope.ts";

/** Development only: where Firebase's Auth emulator is. */
export const emulatorOrigin = v.optional(
  v.pipe(
    v.string(),
    v.check(
      (text) => /^http:\/\/(localhost|127\.0\.0\.1):\d+$/.test(text),
      "must be where the emulator of this machine is, such as http://localhost:9099.",
    ),
  ),
);

/** Public, and everybody's: an isolate asks for them once a day or so. */
const keys = createKeySource((request) => fetch(request));

/** What the configuration says of it. */
interface Settings {
  /** Development only: where Firebase's Auth emulator is; null for Firebase itself. */
  firebaseEmulator: string | null;
}

/**
 * Which ways a brand has here, and what the browser has to know for them; null for none. The emulator takes any
 * name that begins with `demo-`, which no real project's does, so that neither can stand in for the other.
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

/** What the gateway judges tokens by. */
export function identitySettings(brand: Brand, settings: Settings): IdentitySettings | null {
  const found = socialSignIn(brand, settings);
  if (!found) return null;
  const { firebase, providers, emulator } = found;
  return { projectId: firebase.projectId, providers, emulated: emulator !== null, keys };
}

/** Where Firebase's script asks, and whose frames it opens, for the policy of a page. */
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
  // The check that no machine asks for codes is Google's reCAPTCHA, in frames of its own.
  const captcha = providers.includes("phone")
    ? ["https://www.google.com", "https://recaptcha.google.com"]
    : [];
  const windows = providers.some((name) => name !== "phone")
    ? [`https://${firebase.authDomain}`]
    : [];
  return { connect: ["https://identitytoolkit.googleapis.com"], frames: [...windows, ...captcha] };
}
