import { loadSocial } from "~/components/social/load-social.server.ts";
import { dialingChoices } from "~/forms/codes/dialing-choices.server.ts";
import { graphql } from "~/graphql/generated";
import { message } from "~/i18n/page-title.server.ts";
import type { PortalContext } from "~/portal-context.ts";
import { cookieLine } from "~/session/cookies/cookie.ts";
import { returnToOf } from "~/session/guards/return-to.ts";

const LoginPage = graphql(`
  query LoginPage {
    viewer {
      role
      passwordChangeRequired
    }
    codeCountdown {
      mobile
      dialingCode
      retryAfterMs
    }
    system {
      offers
      features {
        freePlay
        directRegistration
        smsLogin
      }
      customerService {
        name
        url
      }
    }
    announcements {
      banners(group: "w_login") {
        title
        image
      }
    }
  }
`);

/** Why the login is shown, by the parameter in the address. */
const notices = {
  "password-set": "session.passwordSet",
  registered: "session.registered",
  over: "session.confirmOver",
  ended: "session.ended",
  cookies: "session.noCookies",
} as const;
const noticeOf = (word: string | null) =>
  Object.entries(notices).find(([known]) => known === word)?.[1] ?? null;

/** Set with the form, so that a login without any cookie comes from a browser that stores none (A205). */
const probe = cookieLine("__Host-cookies", "1", { age: 3600 });

/** Returns the data of the login dialog and page. Each part may be null. */
export async function loadLogin(request: Request, context: PortalContext) {
  if (!context.storesCookies) context.answerHeaders.append("Set-Cookie", probe);
  const { data } = await context.gateway.execute(LoginPage, {});
  const { brand, rememberedName, verification } = context;
  const query = new URL(request.url).searchParams;
  const sms = data?.system.features.smsLogin ?? false;
  const social = loadSocial(request, context, data?.system.offers, sms);
  return {
    signedIn: data?.viewer != null,
    passwordChangeRequired: data?.viewer?.passwordChangeRequired ?? false,
    title: message(context, "shell.loginTitle"),
    returnTo: returnToOf(request),
    // Submitting a form twice is one login.
    formKey: crypto.randomUUID(),
    rememberedName,
    verification,
    freePlay: data?.system.features.freePlay ?? false,
    registration: data?.system.features.directRegistration ?? false,
    // Data of codes is loaded only if codes are on (P18).
    sms: sms ? { dialing: dialingChoices(context), countdown: data?.codeCountdown ?? null } : null,
    tab: sms && query.get("tab") === "sms" ? ("sms" as const) : ("username" as const),
    social,
    noticeKey: noticeOf(query.get("notice") ?? (context.accessDenied ? "ended" : null)),
    // The brand's contacts are the fallback for the platform's (A75).
    contacts: data?.system.customerService ?? brand.customerService,
    banner: data?.announcements?.banners[0] ?? null,
  };
}

export type LoginFacts = Awaited<ReturnType<typeof loadLogin>>;
