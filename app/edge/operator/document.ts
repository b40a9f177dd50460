/** The frame of the operator's pages that need no platform and no scripts. */
import { Html, html } from "../../../gateway/html/html.ts";
import { styleOf } from "../../../gateway/html/style.ts";
import type { RequestScope } from "../../../gateway/request/request-scope.ts";

const own = `.scroll{overflow-x:auto}table{table-layout:auto;min-width:60rem}thead th:nth-child(n){width:auto}
select,input{min-height:40px;padding:8px;background:#0000;color:inherit;border:1px solid var(--line);font:inherit}
option{color:#000}@media(max-width:70rem){table{display:table}tbody{display:table-row-group}tr{display:table-row}
td,tbody th{display:table-cell;padding:9px 10px}thead{position:static;display:table-header-group;clip-path:none;height:auto;width:auto}
main{max-width:none}label{width:auto}}`;

/** A page of the operator that is no page of the portal: English, without scripts. */
export function documentOf(
  { brand }: Pick<RequestScope, "brand">,
  nonce: string,
  title: string,
  body: Html,
): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${brand.name}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${new Html(styleOf(brand) + own)}</style>
</head>
<body>${body}</body>
</html>`.text;
}

/** Never stored, and never found by a search engine. */
export function pageResponse(text: string, status = 200): Response {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
  };
  return new Response(text, { status, headers });
}
