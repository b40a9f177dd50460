import { dialingChoices } from "~/forms/codes/dialing-choices.server.ts";
import type { Offer } from "~/graphql/generated/graphql";
import { ownMessages } from "~/i18n/messages.server.ts";
import type { PortalContext } from "~/portal-context.ts";
import type { WindowProvider } from "./firebase-auth.client.ts";

/**
 * What the buttons of social sign-in need (A55), and what they say; null where there are none.
 * @param offers what the brand has, as the gateway says
 * @param byMobile whether the page has a way by mobile number already: then Firebase's would be the same again (A55)
 */
export function loadSocial(
  request: Request,
  context: PortalContext,
  offers: readonly Offer[] | undefined,
  byMobile: boolean,
) {
  const { socialSignIn, language } = context;
  if (!socialSignIn || !offers?.includes("SOCIAL_SIGN_IN")) return null;
  const providers = socialSignIn.providers.filter((name) => name !== "phone" || !byMobile);
  if (providers.length === 0) return null;
  const settings = { ...socialSignIn, providers };
  return {
    settings,
    messages: ownMessages(language, "social"),
    dialing: providers.includes("phone") ? dialingChoices(context) : [],
    turn: turnOf(new URL(request.url).searchParams.get("social")),
  };
}

/** Where this page stands between here and the provider's page: about to go there, or come back. */
function turnOf(word: string | null): WindowProvider | "back" | null {
  return word === "google" || word === "facebook" || word === "back" ? word : null;
}

export type SocialFacts = NonNullable<ReturnType<typeof loadSocial>>;
