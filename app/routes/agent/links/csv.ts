import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { message } from "~/i18n/page-title.server.ts";
import { agentFileLoader } from "~/routes/agent/report/report.server.ts";
import { linksFile } from "./file.server.ts";
import { codeOf } from "./report.server.ts";

const file = agentFileLoader(linksFile);

/** N10 as a file. Another agent's link is not found. */
export const loader = async (args: LoaderFunctionArgs) => {
  try {
    return await file(args);
  } catch (answer) {
    const isUnknown = answer instanceof Response && answer.status === 404;
    if (!isUnknown || codeOf(new URL(args.request.url).searchParams) === null) throw answer;
    throw new Response(message(args.context, "forms.notFound"), answer);
  }
};
