import type { Brand } from "../../../brands/brand.ts";
import type { SessionAccount } from "../../../gateway/request/session-port.ts";
import { type TestScope, testScope } from "../../../gateway/testing/platform.ts";
import type { TestWorld } from "./sandbox.ts";

interface Options {
  currency?: string;
  brand?: Brand;
  now?: () => number;
}

/** The scope of a demo account with a new session. Spread it for each request: `send({ ...scope }, text)`. */
export async function signedIn(
  world: TestWorld,
  name: string,
  { currency = "USD", ...options }: Options = {},
): Promise<TestScope> {
  const { token } = await world.signIn(name);
  const { platform } = world.visit().scope;
  const isAgent = name.startsWith("agent");
  const account: SessionAccount = {
    id: name,
    account: name,
    nickname: name,
    role: isAgent ? "AGENT" : "MEMBER",
    currency,
    type: isAgent ? 1 : 0,
  };
  return testScope({ platform, session: { token, account }, ...options });
}
