/** Serializes the data that a page is rendered with and that Remix hands to the browser. */
import type { EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse } from "@remix-run/react";
import { isPlain } from "./plain-data.ts";

type State = Pick<EntryContext["staticHandlerContext"], "loaderData" | "actionData" | "errors">;

/**
 * Returns a page's data as plain values, or null if a part of it is still loading or is not plain. Errors are reduced
 * to the fields that the browser gets.
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
 * Returns the value of `window.__remixContext` with all data in one piece, in Remix's own encoding. The browser's
 * Remix reads it like streamed data.
 */
export async function wholeHandoff({
  serverHandoffString,
  serverHandoffStream,
}: Pick<EntryContext, "serverHandoffString" | "serverHandoffStream">): Promise<string> {
  const data = JSON.stringify(await new Response(serverHandoffStream).text());
  const escaped = data.replace(/[<\u2028\u2029]/g, escapedSign);
  return `${serverHandoffString};window.__remixContext.stream = new Blob([${escaped}]).stream()`;
}

/** Escapes a character, so that no data can end the script element. */
const escapedSign = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
