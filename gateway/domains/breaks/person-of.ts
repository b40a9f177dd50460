/** What the platform tells of an account's owner (CA123, else CA1 as far as it is not masked). */
import type { Person } from "../../protection/breaks/person-marks.ts";
import type { GatewayContext } from "../../request/context.ts";
import { profile } from "../member/calls.ts";
import { identity } from "./calls.ts";

/**
 * Null when the platform tells nothing.
 * @param token of a sign-in that has no session yet; else the session's token
 */
export async function personOf(
  { platform }: GatewayContext,
  token?: string,
): Promise<Person | null> {
  const options = token === undefined ? {} : { token };
  const [known, shown] = await Promise.all([
    platform.call(identity, {}, options).catch(() => null),
    platform.call(profile, {}, options).catch(() => null),
  ]);
  if (!known && !shown) return null;
  return {
    mobile: known?.mobile ?? shown?.mobile,
    email: known?.email ?? shown?.email,
    cards: (known?.cards ?? []).flatMap((card) => card ?? []),
    name: known?.realName ?? shown?.realName ?? null,
    birthday: known?.birthday ?? shown?.birthday ?? null,
  };
}
