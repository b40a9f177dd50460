/**
 * Firebase's part of signing in (X1, X3): windows of Google and Facebook, codes by SMS. A chunk of its own, which no
 * page loads before somebody comes near its buttons (`load-firebase.ts`). Nothing of a sign-in stays in the browser:
 * what is wanted of it is the id token, for the gateway to judge.
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

/** @throws FirebaseError, `auth/popup-blocked` among them: what else may be tried is the caller's to know */
export async function byPopup(settings: SocialSignIn, language: string, name: WindowProvider) {
  const auth = authOf(settings, language);
  return tokenOf(auth, await signInWithPopup(auth, new providers[name]()));
}

/** Leaves the page, and comes back to its address. */
export async function byRedirect(settings: SocialSignIn, language: string, name: WindowProvider) {
  const auth = authOf(settings, language);
  await signInWithRedirect(auth, new providers[name]());
}

/** What the provider's page came to that this one was left for; null when nothing came of it. */
export async function afterRedirect(settings: SocialSignIn, language: string) {
  const auth = authOf(settings, language);
  const credential = await getRedirectResult(auth);
  return credential && tokenOf(auth, credential);
}

/** Takes the code that was sent, and gives the id token. */
export type Confirm = (code: string) => Promise<string>;

/**
 * Sends a code by SMS, once Google has seen that no machine asks.
 * @param number in E.164
 * @param box an element of the page in which Google may show its check
 */
export async function byPhone(
  settings: SocialSignIn,
  language: string,
  { number, box }: { number: string; box: HTMLElement },
): Promise<Confirm> {
  const auth = authOf(settings, language);
  // A check is good for one code; the next one needs an element that has not held one.
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
