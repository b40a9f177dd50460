/** The account's avatar (C12, A87), and choosing another one (CA90, CA91). */

import { changeFailure } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { ResolversTypes } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { cachedInSession } from "../../session-cache/cached-value.ts";
import { mediaUrl } from "../../values/links/media-url.ts";
import { avatarChoices, chooseAvatar as chooseRow, memberIcon } from "./calls.ts";

/** The session's key for the avatar, and how long it is cached. */
const cacheName = "avatar";
const cacheMs = 10 * 60_000;

/** E10: an unavailable avatar is no error; the page has a fallback. */
export async function readAvatar({ platform, scope }: GatewayContext): Promise<string | null> {
  const send = () => platform.call(memberIcon, {}, { priority: "deferred" });
  const icon = await cachedInSession(scope, cacheName, cacheMs, send).catch(() => null);
  return mediaUrl(icon, scope);
}

/** The avatars to choose from, without those whose picture may not be shown. */
export async function listAvatars({ platform, scope }: GatewayContext) {
  const choices = await platform.call(avatarChoices, {});
  return choices.flatMap(({ id, url }) => {
    const image = mediaUrl(url, scope);
    return image === null ? [] : [{ id, image }];
  });
}

/** Chooses an avatar. The next request shows it. */
export async function chooseAvatar(
  id: string,
  { platform, scope }: GatewayContext,
): Promise<Awaited<ResolversTypes["ChooseAvatarResult"]>> {
  try {
    await platform.call(chooseRow, { id });
  } catch (error) {
    const failure = changeFailure(error);
    // There is no form with a field for the error.
    return failure.__typename === "InvalidInput" ? refused("PLATFORM_REFUSED") : failure;
  } finally {
    // Cleared also after a lost response, because the change may have taken effect.
    await scope.session.set(cacheName, null);
  }
  return { __typename: "ChooseAvatarSuccess", id };
}
