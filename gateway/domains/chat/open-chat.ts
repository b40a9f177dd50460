/** Opens a chat in the brand's colours (C60, A91). */

import { firstPalette } from "../../../brands/look/palette.ts";
import { logSecurityEvent } from "../../access/security-events.ts";
import { changeFailure } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { OpenChatInput, ResolversTypes } from "../../generated/resolver-types.ts";
import { recordFault } from "../../platform/drift/observations.ts";
import type { GatewayContext } from "../../request/context.ts";
import { hostNamed, listedUrl } from "../../values/links/safe-url.ts";
import { featuresOf } from "../system/features.ts";
import { launchChat } from "./calls.ts";

/** Only URLs of the brand's hosts are accepted, because the chat is shown in a frame of the page. */
export async function openChat(
  { deskId }: OpenChatInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["OpenChatResult"]>> {
  const { platform, scope } = context;
  if (!(await featuresOf(context)).chat) return refused("NOT_OFFERED");
  const { name, theme, hosts } = scope.brand;
  try {
    const { address } = await platform.call(launchChat, {
      color: firstPalette(theme).accent,
      title: name,
      ...(deskId == null ? {} : { deskId }),
    });
    const url = listedUrl(address, hosts.chat, scope);
    if (url !== null) return { __typename: "OpenChatSuccess", url };
    const host = hostNamed(address);
    logSecurityEvent(scope, "host.refused", { what: "chat", host });
    recordFault(scope, launchChat, `${host} is no host of the brand's hosts.chat`);
    return refused("PLATFORM_REFUSED");
  } catch (error) {
    const failure = changeFailure(error);
    // There is no form with a field for the error.
    return failure.__typename === "InvalidInput" ? refused("PLATFORM_REFUSED") : failure;
  }
}
