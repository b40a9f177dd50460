/**
 * Firebase's part of sign-in (X1, X3): popups of Google and Facebook, codes by SMS. It is a lazy chunk
 * (`load-firebase.ts`). The browser stores nothing: the id token is sent to the gateway, which verifies it.
 */
import { initializeApp } from "firebase/app";
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  getRedirectResult,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type UserCredential,
} from "firebase/auth";
import type { SocialSignIn } from "~/portal-context.ts";

export type WindowProvider = "google" | "facebook";

const providers = { google: GoogleAuthProvider, facebook: FacebookAuthProvider };

let known: Auth | null = null;

/** A page has one brand, and so one project. */
function authOf({ firebase, emulator }: SocialSignIn, language: string): Auth {
  if (!known) {
    known = initializeAuth(initializeApp({ ...firebase }), {
      persistence: inMemoryPersistence,
      popupRedirectResolver: browserPopupRedirectResolver,
    });
    if (emulator) connectAuthEmulator(known, emulator, { disableWarnings: true });
  }
  known.languageCode = language;
  return known;
}

async function tokenOf(auth: Auth, { user }: UserCredential): Promise<string> {
  const token = await user.getIdToken();
  await signOut(auth);
  return token;
}

/** @throws FirebaseError such as `auth/popup-blocked`, which the caller handles */
export async function byPopup(settings: SocialSignIn, language: string, name: WindowProvider) {
  const auth = authOf(settings, language);
  return tokenOf(auth, await signInWithPopup(auth, new providers[name]()));
}

/** Redirects to the provider, which redirects back to the page's address. */
export async function byRedirect(settings: SocialSignIn, language: string, name: WindowProvider) {
  const auth = authOf(settings, language);
  await signInWithRedirect(auth, new providers[name]());
}

/** Returns the result of the provider's page after a redirect; null for none. */
export async function afterRedirect(settings: SocialSignIn, language: string) {
  const auth = authOf(settings, language);
  const credential = await getRedirectResult(auth);
  return credential && tokenOf(auth, credential);
}

/** Verifies the code and returns the id token. */
export type Confirm = (code: string) => Promise<string>;

/**
 * Sends a code by SMS after Google's reCAPTCHA.
 * @param number in E.164
 * @param box an element for Google's challenge
 */
export async function byPhone(
  settings: SocialSignIn,
  language: string,
  { number, box }: { number: string; box: HTMLElement },
): Promise<Confirm> {
  const auth = authOf(settings, language);
  // A reCAPTCHA is valid for one code; the next one needs a new element.
  const room = box.appendChild(document.createElement("div"));
  const verifier = new RecaptchaVerifier(auth, room, { size: "invisible" });
  try {
    const sent = await signInWithPhoneNumber(auth, number, verifier);
    return async (code) => tokenOf(auth, await sent.confirm(code));
  } finally {
    verifier.clear();
    room.remove();
  }
}
