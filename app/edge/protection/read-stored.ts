/** Names of fields that earlier builds stored, with today's. */
const renamed = new Map([
  ["askedAt", "requestedAt"],
  ["returnAskedAt", "returnRequestedAt"],
]);

/** Reads a value that this or an earlier build stored in an account's object. */
export function readStored<T>(json: string): T {
  return JSON.parse(json, function (this: Record<string, unknown>, key, value) {
    const name = renamed.get(key);
    if (name === undefined) return value;
    this[name] = value;
    return undefined;
  });
}
