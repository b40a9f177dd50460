/** GET /graphql in a browser, in development: GraphiQL, served from the portal's origin without a CDN. */

/**
 * The HTML page of the playground. It has its own security policy, because the editor writes style attributes
 * and elements, which the portal's policy forbids. Scripts need the nonce here too.
 */
export function playgroundPage(nonce: string): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Portico playground</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/playground/playground.css">
<style>html, body, #playground { margin: 0; height: 100% }</style>
</head>
<body>
<div id="playground"><noscript>The playground needs JavaScript.</noscript></div>
<script type="module" nonce="${nonce}" src="/playground/playground.js"></script>
</body>
</html>`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policy(nonce),
    },
  });
}

function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
