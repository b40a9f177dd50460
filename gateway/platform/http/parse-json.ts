/** Parses JSON without losing the precision of large integers. */

/** Integers with fewer digits always fit a double. */
const longDigits = /\d{16}/;
const tokens = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Parses JSON; an integer too large for a double becomes text, because 9007199254740993 is an id and would be
 * rounded (A39). Undefined for invalid JSON.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(longDigits.test(text) ? text.replace(tokens, asText) : text);
  } catch {
    return undefined;
  }
}

function asText(token: string): string {
  const large = token.length > 15 && /^-?(0|[1-9]\d*)$/.test(token);
  return large && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token;
}
