/**
 * Keeps the announcements dialog away: what it shows can't be remembered, so it shows nothing and requests nothing
 * (A154). Runs in the page, and in frames.
 */
export function noPopups(): void {
  const write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (key.startsWith("portico.notices-shown.")) throw new Error("kept shut by the test");
    write.call(this, key, value);
  };
}
