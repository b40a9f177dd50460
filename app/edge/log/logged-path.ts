import type { PageMatch } from "~/edge/page-cache/page-match.ts";
import type { EdgeAddress } from "~/routes.ts";

/** Addresses without a page whose path says nothing of anybody. */
const files: readonly string[] = [
  "/search/index.json",
  "/member/account-data.json",
  "/agentHome/files/file",
] satisfies EdgeAddress[];

/**
 * A path as the log has it, without what a visitor or an account put into it: an account's name is a part of some
 * addresses. Parameters stand there by name, and of an address that no page has only the beginning.
 * @param page the matched page; null where the request was answered before
 */
export function loggedPath(pathname: string, page: Pick<PageMatch, "template"> | null): string {
  if (files.includes(pathname)) return pathname;
  const data = pathname.endsWith(".data") ? ".data" : "";
  const template = page?.template;
  // A lobby's name is not an account's.
  if (template && !template.endsWith("*") && template !== "/:lobby") return template + data;
  const [, first = "", ...rest] = pathname.split("/");
  return rest.length === 0 ? `/${first}` : `/${first}/*${data}`;
}
