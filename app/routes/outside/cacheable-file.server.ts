/** Responses for machines, such as robots.txt. They are the same for every visitor of a host, so shared caches may store them. */
const complete = "public, max-age=3600";
/** An incomplete file is cached for a short time only. */
const incomplete = "public, max-age=60";

/**
 * @param type the media type
 * @param whole false if the platform lacked a part of the content
 */
export function cacheableFile(body: string, type: string, whole = true): Response {
  const headers = { "content-type": type, "cache-control": whole ? complete : incomplete };
  return new Response(body, { headers });
}
