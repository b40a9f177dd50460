/** Every action refuses the page of another account before it reads anything else (A215). */
import {
  type ActionFunction,
  type ActionFunctionArgs,
  type AppLoadContext,
  data as answer,
  type ServerBuild,
} from "@remix-run/cloudflare";
import { refusedAnswer } from "~/forms/answers/refused-answer.ts";
import { refusedFor } from "~/forms/refusal/refusal.ts";
import { graphql } from "~/graphql/generated";
import { signedInAs } from "~/session/owner-names.ts";
import { otherAccountPage } from "./other-account-page.server.tsx";

const OtherAccount = graphql(`
  query OtherAccount {
    otherAccount
  }
`);

/**
 * Actions that any page may send. They begin or end a session, or change what the browser keeps and no account.
 * A launch has answers of its own, which its mutation refuses in.
 */
const forAnyPage: ReadonlySet<string> = new Set(
  [
    "session/login",
    "session/agent-login",
    "session/confirm",
    "session/forgot",
    "session/register",
    "session/logout",
    "session/language",
    "outside/cookies",
    "lobby/play",
  ].map((name) => `routes/${name}/route`),
);

/** The build whose actions refuse the page of another account with a 409. */
export function guardActions(build: ServerBuild): ServerBuild {
  const routes: ServerBuild["routes"] = { ...build.routes };
  for (const [id, route] of Object.entries(build.routes)) {
    const action = route?.module.action;
    if (!route || !action || forAnyPage.has(id)) continue;
    const isPage = "default" in route.module;
    const module = { ...route.module, action: guarded(action, isPage) };
    routes[id] = { ...route, module };
  }
  return { ...build, routes };
}

/** What was typed into refused forms, for the page that answers. An entry ends with its request. */
const typedIn = new WeakMap<AppLoadContext, readonly string[]>();

/** The form that was refused in this request, or null. */
export function refusedForm(context: AppLoadContext) {
  const account = signedInAs(context.answerHeaders);
  return account === null ? null : { account, typed: typedIn.get(context) ?? [] };
}

/** Fields that nobody types. */
const notTyped = /^(intent|id|of|key|mode|avatar|\w*(Key|Id|Owner|To|Form))$/;

function guarded(action: ActionFunction, isPage: boolean): ActionFunction {
  return async (args) => {
    const other = await otherAccountOf(args);
    if (other === null) return action(args);
    if (!isPage) throw otherAccountPage(args, other);
    const sent = isReadAsStream(args) ? [] : await args.request.formData();
    const refusal = refusedAnswer(refusedFor("OTHER_ACCOUNT"), sent);
    const typed = Object.entries(refusal.values).filter(
      ([name, text]) => text.trim() !== "" && !notTyped.test(name),
    );
    typedIn.set(args.context, [...new Set(typed.map(([, text]) => text))]);
    return answer(refusal, { status: 409 });
  };
}

/** Pictures are read as a stream: whose page it is stands in the form. The mutation then refuses it. */
const isReadAsStream = ({ request }: ActionFunctionArgs): boolean =>
  new URL(request.url).pathname.startsWith("/upload/");

async function otherAccountOf(args: ActionFunctionArgs): Promise<string | null> {
  const { gateway, maybeSignedIn, pageOwner } = args.context;
  if (!maybeSignedIn || (pageOwner === null && isReadAsStream(args))) return null;
  const { data } = await gateway.execute(OtherAccount, {});
  return data?.otherAccount ?? null;
}
