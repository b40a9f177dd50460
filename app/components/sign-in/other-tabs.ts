/** Tabs of a browser tell each other who is signed in (A222). */

const name = "signed-in";

/** Tells the other tabs that the session is this owner's. */
export function postOwner(owner: string): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(owner);
  channel.close();
}

/**
 * Calls `listener` with what other tabs say. The channel is closed while the page is left, because an open one keeps
 * it out of the browser's memory for Back.
 * @returns a function that ends it
 */
export function hearTabs(listener: (owner: string) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  let channel: BroadcastChannel | null = null;
  const close = () => channel?.close();
  const open = () => {
    close();
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => listener(String(data));
  };
  open();
  window.addEventListener("pagehide", close);
  window.addEventListener("pageshow", open);
  return () => {
    close();
    window.removeEventListener("pagehide", close);
    window.removeEventListener("pageshow", open);
  };
}
