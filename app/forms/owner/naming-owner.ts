/** Requests by script say whose page they come from, and the page learns when it is another account's by now (A215). */
import { ownerHeader, signedInAs } from "~/session/owner-names.ts";

const listeners = new Set<(account: string) => void>();

/** The page on which a change was refused because another account is signed in. */
let leftAt: string | null = null;

/** Whether this page is another account's. It then stays as it is, because what was typed would be lost. */
export const isOtherAccounts = (pathname = location.pathname): boolean => leftAt === pathname;

/** Calls `listener` with the account that is signed in, whenever it is not the page's. Returns a function that ends it. */
export function onOtherAccount(listener: (account: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells the page that this account is signed in, and not its own. */
export function reportOtherAccount(account: string): void {
  leftAt = location.pathname;
  for (const listener of listeners) listener(account);
}

/** Wraps `fetch`: each change names the page's account, as the document has it. */
export function namingOwner(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (!isOwnChange(input, init)) return send(input, init);
    const headers = new Headers(init?.headers);
    headers.set(ownerHeader, document.documentElement.dataset.owner ?? "");
    const answer = await send(input, { ...init, headers });
    const other = signedInAs(answer.headers);
    if (other === null) leftAt = null;
    else reportOtherAccount(other);
    return answer;
  };
}

function isOwnChange(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  if (!init?.method || init.method === "GET") return false;
  return (
    new URL(input instanceof Request ? input.url : input, location.href).origin === location.origin
  );
}
