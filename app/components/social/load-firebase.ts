type Firebase = typeof import("./firebase-auth.client.ts");

let coming: Promise<Firebase> | null = null;

/** Loads Firebase's chunk once; after a failure the next call tries again. */
export function loadFirebase(): Promise<Firebase> {
  coming ??= import("./firebase-auth.client.ts").catch((error: unknown) => {
    coming = null;
    throw error;
  });
  return coming;
}
