/**
 * Prevents the announcements card. The card neither comes nor sends a request if it can't store what it
 * showed (A154). Runs in the page and in its frames.
 */
export function noPopups(): void {
  const write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (key.startsWith("portico.notices-shown.")) throw new Error("kept shut by the test");
    write.call(this, key, value);
  };
}
