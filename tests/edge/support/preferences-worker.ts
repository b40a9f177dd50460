/** The object of an account's preferences without the portal, for its own tests. */
import { PreferencesObject as RealPreferencesObject } from "../../../app/edge/preferences/preferences-object.ts";

/** The Durable Object, with a method that damages its rows. */
export class PreferencesObject extends RealPreferencesObject {
  async exec(text: string): Promise<void> {
    this.ctx.storage.sql.exec(text);
  }
}

interface Env {
  PREFERENCES: DurableObjectNamespace<PreferencesObject>;
}

/** POST /<account>/<method> with the method's arguments as JSON. */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const [account = "", method = ""] = new URL(request.url).pathname.slice(1).split("/");
    const store = env.PREFERENCES.getByName(account) as unknown as Record<
      string,
      (...args: unknown[]) => Promise<unknown>
    >;
    try {
      return Response.json((await store[method]?.(...(await request.json<unknown[]>()))) ?? null);
    } catch (error) {
      return new Response(String(error), { status: 500 });
    }
  },
};
