/**
 * `/dev/market`, in development: what a visitor from a place would see, and why (G30), and what each version of the
 * file changed (G31). In English, without scripts.
 */
import type { Difference } from "../../../markets/diff.ts";
import { type Explained, explain } from "../../../markets/explain.ts";
import { fileFor, marketFiles } from "../../../markets/index.ts";
import type { MarketFile } from "../../../markets/market.ts";
import { type Recorded, recordedVersions, stepsOf } from "../../../markets/versions.ts";
import { Html, html } from "../../html/html.ts";
import { styleOf } from "../../html/style.ts";
import type { RequestScope } from "../../request/request-scope.ts";

export const marketPath = "/dev/market";

/** The page; `?country=` and `?region=` choose a place, else it is the visitor's own. */
export function marketPage(
  scope: RequestScope,
  params: URLSearchParams,
  nonce: string,
  versions = recordedVersions,
): Response {
  const requested = params.get("country")?.toUpperCase() ?? scope.country ?? "";
  const country = /^[A-Z]{2}$/.test(requested) ? requested : null;
  const region = params.get("region")?.toUpperCase() || null;
  const { file, place } = fileFor(country, region);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Markets – ${scope.brand.name}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${new Html(styleOf(scope.brand))}</style>
</head>
<body>
<header>
<p class="quiet">Portico in development · <a href="/">portal</a> · <a href="/dev/platform">platform calls</a></p>
<h1>Markets</h1>
<p>A visitor of ${scope.brand.name} from ${country ?? "an unknown country"}${region ? `-${region}` : ""} has the rules
of the file <code>${file.country}</code>, version ${file.version}${place ? `, with those of its place ${place}` : ""}.
${file.example ? "The file is an example and no legal advice." : ""} Files: ${marketFiles.map((each) => each.country).join(", ")}.</p>
<div class="tools"><form action="${marketPath}">
<label for="country">Country</label><input id="country" name="country" type="search" value="${country ?? ""}">
<label for="region">Region</label><input id="region" name="region" type="search" value="${region ?? ""}">
<button class="main">Show</button>
</form></div>
</header>
<main><table>
<thead><tr><th scope="col">Rule</th><th scope="col">Value</th><th scope="col">From</th><th scope="col">Brand</th></tr></thead>
<tbody>${explain({ country, region }, scope.brand).map(row)}</tbody>
</table>
${changesOf(file, versions)}</main>
</body>
</html>`;
  return new Response(page.text, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}

/** What each version of a file changed. */
function changesOf(file: MarketFile, versions: Recorded) {
  const steps = stepsOf(file, versions);
  if (steps.length === 0)
    return html`<p>The file <code>${file.country}</code> has one version, ${file.version}.</p>`;
  return html`${steps.map(({ from, to, changes }) => {
    const when = from === to ? `not recorded, since ${from}` : `from ${from} to ${to}`;
    return html`<h2>${file.country}: ${when}</h2>
<table>
<thead><tr><th scope="col">Rule</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>
<tbody>${changes.map(changed)}</tbody>
</table>`;
  })}`;
}

const changed = ({ place, before, after }: Difference) =>
  html`<tr><th scope="row"><code>${place}</code></th><td>${before}</td><td>${after}</td></tr>`;

const row = ({ rule, value, from, brand }: Explained) =>
  html`<tr><th scope="row">${rule}</th><td>${value}</td><td><code>${from}</code></td><td>${brand}</td></tr>`;
