/** What the platform tells of an account's owner (CA123, else CA1 as far as it is not masked). */
import { PlatformError } from "../../platform/errors.ts";
import type { Person } from "../../protection/breaks/person-marks.ts";
import type { GatewayContext } from "../../request/context.ts";
import { profile } from "../member/calls.ts";
import { identity } from "./calls.ts";

/** What a platform that answers says; anything else may go by. */
const answered: readonly string[] = ["NOT_OFFERED", "UPSTREAM_REFUSED"];

/**
 * @param token of a sign-in that has no session yet; else the session's token
 * @returns the person; whether what the platform has could be read; whether that is all, without masks (CA123)
 */
export async function personOf(
  { platform }: GatewayContext,
  token?: string,
): Promise<{ person: Person; whole: boolean; isAll: boolean }> {
  const options = token === undefined ? {} : { token };
  let whole = true;
  const orNothing = (error: unknown) => {
    whole &&= error instanceof PlatformError && answered.includes(error.failure);
    return null;
  };
  const [known, shown] = await Promise.all([
    platform.call(identity, {}, options).catch(orNothing),
    platform.call(profile, {}, options).catch(orNothing),
  ]);
  const person = {
    mobile: known?.mobile ?? shown?.mobile,
    email: known?.email ?? shown?.email,
    cards: (known?.cards ?? []).flatMap((card) => card ?? []),
    name: known?.realName ?? shown?.realName ?? null,
    birthday: known?.birthday ?? shown?.birthday ?? null,
  };
  return { person, whole, isAll: whole && known !== null };
}
