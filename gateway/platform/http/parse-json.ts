/** An answer's text as JSON, with one thing kept that JSON.parse loses. */

/** Nothing shorter can be an integer that a double does not hold. */
const longDigits = /\d{16}/;
const tokens = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * JSON, where an integer too large for a double is text: 9007199254740993 is an id, and as a number it
 * would be another one (A39). Undefined for what is no JSON.
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
