/** The data that a page is rendered with and that Remix gives to the browser with it. */
import type { EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse } from "@remix-run/react";
import { isPlain } from "./plain-data.ts";

type State = Pick<EntryContext["staticHandlerContext"], "loaderData" | "actionData" | "errors">;

/**
 * Returns a page's data as plain values, or null if a part of it still has to be loaded or is not plain.
 * Errors are reduced to what the browser gets of them.
 */
export function pageState({ loaderData, actionData, errors }: State): object | null {
  const shown = Object.entries(errors ?? {}).map(([route, error]) => [route, shownError(error)]);
  const state = { loaderData, actionData, errors: Object.fromEntries(shown) };
  return isPlain(state) ? state : null;
}

function shownError(error: unknown): unknown {
  if (isRouteErrorResponse(error)) return [error.status, error.statusText, error.data];
  return error instanceof Error ? [error.name, error.message] : error;
}

/**
 * What the page's script sets `window.__remixContext` to, with all data in one piece, in Remix's own encoding. The
 * browser's half of Remix reads it like data that is streamed.
 */
export async function wholeHandoff({
  serverHandoffString,
  serverHandoffStream,
}: Pick<EntryContext, "serverHandoffString" | "serverHandoffStream">): Promise<string> {
  const data = JSON.stringify(await new Response(serverHandoffStream).text());
  const escaped = data.replace(/[<\u2028\u2029]/g, escapedSign);
  return `${serverHandoffString};window.__remixContext.stream = new Blob([${escaped}]).stream()`;
}

/** So that no sign of the data ends the script. */
const escapedSign = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
