import { graphql } from "~/graphql/generated";
import { messagesOf } from "~/i18n/messages.server.ts";
import { text } from "~/i18n/text.ts";
import type { PortalContext } from "~/portal-context.ts";
import { safeReturnTo } from "~/session/return-to.ts";

const LoginPage = graphql(`
  query LoginPage {
    viewer {
      role
      passwordChangeRequired
    }
    system {
      features {
        freePlay
        directRegistration
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

/** What the login dialog shows, in place or on its page. Each part may be missing without harm. */
export async function loadLogin(request: Request, context: PortalContext) {
  const { data } = await context.gateway.execute(LoginPage, {});
  const { brand, language, rememberedName } = context;
  const messages = messagesOf(language);
  return {
    signedIn: data?.viewer != null,
    passwordChangeRequired: data?.viewer?.passwordChangeRequired ?? false,
    title: text(messages, language, "session.loginTitle", { brand: brand.name }),
    returnTo: safeReturnTo(new URL(request.url).searchParams.get("returnTo")),
    rememberedName,
    freePlay: data?.system.features.freePlay ?? false,
    registration: data?.system.features.directRegistration ?? false,
    // The brand's own contacts stand in when the platform can't say (A75).
    contacts: data?.system.customerService ?? brand.customerService,
    banner: data?.announcements?.banners[0] ?? null,
  };
}

export type LoginFacts = Awaited<ReturnType<typeof loadLogin>>;
