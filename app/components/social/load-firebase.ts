type Firebase = typeof import("./firebase-auth.client.ts");

let coming: Promise<Firebase> | null = null;

/** Firebase's chunk, fetched once; a later call tries again where it did not come. */
export function loadFirebase(): Promise<Firebase> {
  coming ??= import("./firebase-auth.client.ts").catch((error: unknown) => {
    coming = null;
    throw error;
  });
  return coming;
}
