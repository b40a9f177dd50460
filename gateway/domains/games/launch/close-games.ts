/** Ends the account's open games at the platform (CA133): a game's address in a tab of its own ends with the frame (G7). */
import { isNotOffered } from "../../../failures/not-offered.ts";
import { PlatformError } from "../../../platform/errors.ts";
import type { GatewayContext } from "../../../request/context.ts";
import { closeGames } from "../personal-calls.ts";

/** The frame that closes asks no further time. */
const mostTries = 3;

/** After the response. A platform without the call goes on as before. */
export function closeOpenGames({ platform, scope }: GatewayContext): void {
  const close = async () => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      try {
        return await platform.call(closeGames, {});
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        if (isNotOffered(error)) return;
      }
    }
    scope.log({ level: "error", event: "games.open", reason: "a limit is reached" });
  };
  scope.waitUntil(close());
}
