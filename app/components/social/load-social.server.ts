import { dialingChoices } from "~/forms/codes/dialing-choices.server.ts";
import type { Offer } from "~/graphql/generated/graphql";
import type { PortalContext } from "~/portal-context.ts";
import type { WindowProvider } from "./firebase-auth.client.ts";

/**
 * Returns the data of the social sign-in buttons (A55); null if there are none.
 * @param offers the brand's features, from the gateway
 * @param byMobile whether the page already signs in by mobile number; then Firebase's is left out (A55)
 */
export function loadSocial(
  request: Request,
  context: PortalContext,
  offers: readonly Offer[] | undefined,
  byMobile: boolean,
) {
  const { socialSignIn } = context;
  if (!socialSignIn || !offers?.includes("SOCIAL_SIGN_IN")) return null;
  const providers = socialSignIn.providers.filter((name) => name !== "phone" || !byMobile);
  if (providers.length === 0) return null;
  const settings = { ...socialSignIn, providers };
  return {
    settings,
    dialing: providers.includes("phone") ? dialingChoices(context) : [],
    turn: turnOf(new URL(request.url).searchParams.get("social")),
  };
}

/** The state of a redirect to the provider: about to start, or just returned. */
function turnOf(word: string | null): WindowProvider | "back" | null {
  return word === "google" || word === "facebook" || word === "back" ? word : null;
}

export type SocialFacts = NonNullable<ReturnType<typeof loadSocial>>;
