import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { GatewayAnswer } from "~/portal-context.ts";
import { isSignedOut } from "~/reports/part-of.ts";
import { deferQuery } from "./defer-query.server.ts";

interface Audience {
  /** @throws Response a redirect for visitors who may not see the page */
  admit(request: Request, context: AppLoadContext): Promise<unknown>;
  /** The login that leads back to a page. */
  login(page: string): string;
}

type Requested<TData, TVariables> = [TypedDocumentNode<TData, TVariables>, TVariables];

/** The queries of pages that only some accounts may see. */
export function queriesFor({ admit, login }: Audience) {
  /** The platform may end a session before the portal knows it (A9). */
  function leaveWhenOver(request: Request, answer: GatewayAnswer<unknown>): void {
    if (!isSignedOut(answer)) return;
    const { pathname, search } = new URL(request.url);
    throw redirect(login(pathname + search));
  }

  /**
   * The one query of a page; `partOf` takes its parts out of the answer.
   * @throws Response a redirect as `admit`, and to the login for a session that is over
   */
  async function query<TData, TVariables extends object>(
    request: Request,
    context: AppLoadContext,
    [document, variables]: Requested<TData, TVariables>,
  ): Promise<GatewayAnswer<TData>> {
    await admit(request, context);
    const answer = await context.gateway.execute(document, variables);
    leaveWhenOver(request, answer);
    return answer;
  }

  /**
   * The same for a page whose frame can be shown before its figures. With a slow platform they are streamed (E13).
   * @param shape turns the response into what the page shows, such as its parts (`partOf`)
   * @returns `found`: the result of `shape`, or a promise of it; `streamed` for the root
   * @throws Response as `query`. A session that turns out to have ended after the page has begun is a failed part
   */
  async function defer<TData, TVariables extends object, T>(
    request: Request,
    context: AppLoadContext,
    requested: Requested<TData, TVariables>,
    shape: (answer: GatewayAnswer<TData>) => T,
  ): Promise<{ found: T | Promise<T>; streamed: boolean }> {
    await admit(request, context);
    const { answer } = await deferQuery(request, context, requested);
    if (answer instanceof Promise) return { found: answer.then(shape), streamed: true };
    leaveWhenOver(request, answer);
    return { found: shape(answer), streamed: false };
  }

  return { query, defer };
}
