/**
 * `/dev/platform`, in development: every row of the catalogue, the result of its last call, and where the
 * response differed from the row's schema. In English, without scripts, under the portal's security policy.
 */

import { Html, html } from "../../html/html.ts";
import { styleOf } from "../../html/style.ts";
import type { RequestScope } from "../../request/request-scope.ts";
import { addressOf, type FilterName, filters, pagePath, searchRows, type View } from "./filters.ts";
import { formatCount } from "./format.ts";
import { columns, rowBlock } from "./row-view.ts";
import { type RowView, rowViews } from "./rows.ts";

const followSeconds = 5;

export function inspectorPage(scope: RequestScope, view: View, nonce: string): Response {
  const views = searchRows(rowViews(scope), view.search);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Platform calls – ${scope.brand.name}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${new Html(styleOf(scope.brand))}</style>
</head>
<body>
${head(scope, view, views)}
<main>${table(view, views, scope.now())}</main>
</body>
</html>`;
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
  });
  // A header, because a page without scripts can't reload itself. A link turns it on and off.
  if (view.follow) headers.set("refresh", String(followSeconds));
  return new Response(page.text, { headers });
}

function head(scope: RequestScope, view: View, views: readonly RowView[]): Html {
  return html`<header>
<p class="quiet">Portico in development · <a href="/">portal</a> · <a href="/graphql">playground</a></p>
<h1>Platform calls</h1>
<p>What ${scope.brand.name} asks of <code>${scope.platform.origin}</code>, and where the answers differ from
what Portico reads. Of an answer only paths, types, counts and words that no list of ours knows are kept. Red
costs the whole answer, yellow an item or a field, grey nothing.</p>
<div class="tools">
<form role="search" action="${pagePath}">
${view.show === "all" ? null : html`<input type="hidden" name="show" value="${view.show}">`}
${view.follow ? html`<input type="hidden" name="follow" value="1">` : null}
<label for="q">Id, path or words</label>
<input id="q" type="search" name="q" value="${view.search}" autocomplete="off" spellcheck="false">
<button>Search</button>
</form>
<form method="post" action="${addressOf(view)}"><button class="main">Call all public reads</button></form>
<a class="button" href="${addressOf(view)}">Refresh</a>
<a class="button" href="${addressOf(view, { follow: !view.follow })}">${
    view.follow ? "Stop refreshing" : `Refresh every ${followSeconds} s`
  }</a>
</div>
<nav aria-label="Show">${(Object.keys(filters) as FilterName[]).map((name) => {
    const current = name === view.show ? html` aria-current="page"` : null;
    const count = views.filter(filters[name].matches).length;
    return html`<a href="${addressOf(view, { show: name })}"${current}>${filters[name].title} <b>${count}</b></a>`;
  })}</nav>
</header>`;
}

function table(view: View, views: readonly RowView[], now: number): Html {
  const shown = views.filter(filters[view.show].matches);
  if (shown.length === 0) {
    return html`<p class="empty">No row to show. <a href="${pagePath}">Show all of them</a></p>`;
  }
  return html`<table role="table" aria-label="${formatCount(shown.length, "platform call")}">
<thead role="rowgroup"><tr role="row">${columns.map(
    (title) => html`<th role="columnheader" scope="col">${title}</th>`,
  )}</tr></thead>
${shown.map((each) => rowBlock(each, now))}
</table>`;
}
