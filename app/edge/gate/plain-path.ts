/** Refuses ambiguous paths, which two parsers could read differently. */

const longest = 2048;
/** Encoded slash, backslash, dot, percent sign and control characters. */
const encodedTrick = /%(2f|5c|2e|25|[01][0-9a-f]|7f)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const rawTrick = /[\\\u0000-\u001f\u007f]|\/\/|\/\.{1,2}(\/|$)/;

/** Returns the path exactly as it was sent, because URL objects normalize it. */
export function rawPathOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  if (start < 0) return "/";
  const end = url.slice(start).search(/[?#]/);
  return end < 0 ? url.slice(start) : url.slice(start, start + end);
}

/** Whether every parser reads the URL's path the same way. */
export function isPlainPath(url: string): boolean {
  const path = rawPathOf(url);
  if (path.length > longest || encodedTrick.test(path) || rawTrick.test(path)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
