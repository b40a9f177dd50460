import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { renderToString } from "react-dom/server.browser";
import { sourcePage } from "~/forms/steps/source-page.ts";
import { messagesOf } from "~/i18n/messages.server.ts";
import { text } from "~/i18n/text.ts";

/** The 409 of an action without a page of its own: who is signed in, with the ways out (A215). */
export function otherAccountPage(
  { request, context }: ActionFunctionArgs,
  account: string,
): Response {
  const { language } = context;
  const messages = messagesOf(language);
  const title = text(messages, language, "shell.otherAccountTitle", { account });
  const page = renderToString(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
      </head>
      <body>
        <h1>{title}</h1>
        <p>{text(messages, language, "shell.otherAccountText", { account })}</p>
        <p>
          <a href={sourcePage(request)}>
            {text(messages, language, "shell.otherAccountOpen", { account })}
          </a>
        </p>
        <p>
          <a href="/logout">{text(messages, language, "shell.logout")}</a>
        </p>
      </body>
    </html>,
  );
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  return new Response(`<!DOCTYPE html>${page}`, { status: 409, headers });
}
