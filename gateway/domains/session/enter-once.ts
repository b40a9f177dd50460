/** A double-clicked login is one login (docs/reliability.md, Sessions): one platform call, one live session. */
import type { GatewayContext } from "../../context.ts";
import type { ResolversTypes } from "../../generated/resolver-types.ts";

type LoginResult = Awaited<ResolversTypes["LoginResult"]>;

const longestKey = 100;

/**
 * Goes in once for one form, however often it is sent; the others wait, and get what came of it.
 * @param key made when the form was rendered; null when it has none
 * @param form everything that it holds, without the key
 */
export async function enterOnce(
  key: string | null,
  form: { remember?: boolean },
  { scope: { brand, platform, session } }: GatewayContext,
  enter: () => Promise<LoginResult>,
): Promise<LoginResult> {
  const named = key && key.length <= longestKey ? `${brand.id} ${platform.origin} ${key}` : null;
  const once = await session.once(named, JSON.stringify(form));
  if (once.state === "alone") return enter();
  // It was put there below, and sealed from everybody else.
  if (once.state === "same") return once.outcome as LoginResult;
  if (once.state === "adopted") return entered(once.session) ?? enter();
  try {
    const result = await enter();
    if (result.__typename === "LoginSuccess") await once.entered(form.remember ?? false);
    else await once.refused(result);
    return result;
  } catch (error) {
    await once.refused(null);
    throw error;
  }
}

type Session = Extract<
  Awaited<ReturnType<GatewayContext["scope"]["session"]["once"]>>,
  { state: "adopted" }
>["session"];

function entered(session: Session): LoginResult | null {
  const { account, firstLogin, passwordChangeRequired } = session;
  if (!account) return null;
  const viewer = { ...session, account };
  return { __typename: "LoginSuccess", viewer, firstLogin, passwordChangeRequired };
}
