/** Files for machines: the same for everybody who asks this host, so that whoever passes them on may keep them. */
const kept = "public, max-age=3600";
/** What could not be made whole is asked for again soon. */
const keptShortly = "public, max-age=60";

/** @param type the media type; @param whole false where the platform could not say all of it */
export function cachedSection(body: string, type: string, whole = true): Response {
  const headers = { "content-type": type, "cache-control": whole ? kept : keptShortly };
  return new Response(body, { headers });
}
