/** A Worker with only the object of an account. It calls one of its methods a request. */
import { ProtectionKeeper } from "../../../app/edge/protection/protection-object.ts";

/** The Durable Object, without sessions and a register: a break here has nobody to tell. */
export class ProtectionObject extends ProtectionKeeper {
  protected override neighbours(): never {
    throw new Error("nobody is told");
  }
}

interface Env {
  PROTECTION: DurableObjectNamespace<ProtectionObject>;
}

export default {
  async fetch(request: Request, { PROTECTION }: Env): Promise<Response> {
    const { account, method, args } = await request.json<{
      account: string;
      method: string;
      args: unknown[];
    }>();
    const object = PROTECTION.getByName(account) as unknown as Record<
      string,
      (...given: unknown[]) => Promise<unknown>
    >;
    return Response.json((await object[method]?.(...args)) ?? null);
  },
};
