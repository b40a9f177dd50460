/** The account's picture (C12, A87), and choosing another one (CA90, CA91). */

import { changeFailure } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { ResolversTypes } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { cachedInSession } from "../../session-cache/cached-value.ts";
import { mediaUrl } from "../../values/media-url.ts";
import { avatarChoices, chooseAvatar as chooseRow, memberIcon } from "./calls.ts";

/** Where the session keeps the picture, and for how long. */
const keptUnder = "avatar";
const keptMs = 10 * 60_000;

/** E10: a picture that can't be had is no error; the page has a fallback. */
export async function readAvatar({ platform, scope }: GatewayContext): Promise<string | null> {
  const ask = () => platform.call(memberIcon, {}, { priority: "deferred" });
  const icon = await cachedInSession(scope, keptUnder, keptMs, ask).catch(() => null);
  return mediaUrl(icon, scope);
}

/** A choice whose picture can't be shown is none. */
export async function listAvatars({ platform, scope }: GatewayContext) {
  const choices = await platform.call(avatarChoices, {});
  return choices.flatMap(({ id, url }) => {
    const image = mediaUrl(url, scope);
    return image === null ? [] : [{ id, image }];
  });
}

/** From the next question on the session's owner is shown with it. */
export async function chooseAvatar(
  id: string,
  { platform, scope }: GatewayContext,
): Promise<Awaited<ResolversTypes["ChooseAvatarResult"]>> {
  try {
    await platform.call(chooseRow, { id });
  } catch (error) {
    const failure = changeFailure(error);
    // There is no field here that could say it.
    return failure.__typename === "InvalidInput" ? refused("PLATFORM_REFUSED") : failure;
  } finally {
    // An answer that was lost may have changed it, too.
    await scope.session.set(keptUnder, null);
  }
  return { __typename: "ChooseAvatarSuccess", id };
}
