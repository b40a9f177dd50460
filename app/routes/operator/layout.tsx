import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/errors/error-page.tsx";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { OperatorFrame } from "./frame/operator-frame.tsx";

/** The console is a tool of its own: its frame takes the place of the portal's. */
export const handle: PageHandle = { chrome: "none", requiresCountry: "nothing" };

/**
 * O1: who sees the console. The edge has checked it before any page (`app/edge/operator/admit-operator.ts`).
 * @throws Response 404 where the deployment lets nobody in
 */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.operator === null) throw new Response(null, { status: 404 });
  return { name: context.operator };
}

export default function Operator() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <OperatorFrame name={name}>
      <Outlet />
    </OperatorFrame>
  );
}

/** When a page fails, the frame stays. */
export function ErrorBoundary() {
  const found = useRouteLoaderData<typeof loader>("routes/operator/layout");
  if (!found) {
    return (
      <main id="main">
        <ErrorPage />
      </main>
    );
  }
  return (
    <OperatorFrame name={found.name}>
      <ErrorPage />
    </OperatorFrame>
  );
}
