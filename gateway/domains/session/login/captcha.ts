/** The captcha picture (C17). Its cookie stays on the server, in the visitor's session. */

import { refusalOf, throttledBy } from "../../../failures/refusal.ts";
import type { ResolversTypes } from "../../../generated/resolver-types.ts";
import { takeByAddress } from "../../../limits/address-limits.ts";
import { PlatformError } from "../../../platform/errors.ts";
import type { GatewayContext } from "../../../request/context.ts";
import type { SessionPort } from "../../../request/session-port.ts";
import { captcha as captchaCall } from "../calls.ts";

const cookieName = "captchaId";

/** A new picture, at most once a second (V56, A103). */
export async function captcha({
  platform,
  scope,
}: GatewayContext): Promise<Awaited<ResolversTypes["CaptchaResult"]>> {
  // The address limit comes first, because clients without cookies would get a session for each picture.
  const place = await takeByAddress("captcha", scope);
  if ("retryAfterMs" in place) return place;
  const waitMs = await scope.session.throttle("captcha");
  if (waitMs !== null) {
    await place.giveBack();
    return { __typename: "Throttled", retryAfterMs: waitMs };
  }
  let cookie: string | null = null;
  try {
    const picture = await platform.call(
      captchaCall,
      {},
      {
        onHeaders: (headers) => {
          cookie = readCookie(headers.get("set-cookie") ?? "");
        },
      },
    );
    await scope.session.set(cookieName, cookie);
    return { __typename: "Captcha", image: `data:image/png;base64,${picture}` };
  } catch (error) {
    await place.giveBack();
    if (!(error instanceof PlatformError)) throw error;
    return throttledBy(error) ?? refusalOf(error);
  }
}

/** The header that identifies the solved picture to the platform; empty when none was shown. */
export async function captchaHeaders(session: SessionPort): Promise<Record<string, string>> {
  const id = await session.get(cookieName);
  return id === null ? {} : { Cookie: `${cookieName}=${id}` };
}

function readCookie(setCookie: string): string | null {
  return /(?:^|[\s,;])captchaId=([^;,\s]{1,200})/.exec(setCookie)?.[1] ?? null;
}
