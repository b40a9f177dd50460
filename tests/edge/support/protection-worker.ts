/** A Worker with only the object of an account. It runs one of its methods a request. */
import { moveTables } from "../../../app/edge/protection/move-tables.ts";
import { ProtectionKeeper } from "../../../app/edge/protection/protection-object.ts";

/** The Durable Object, without sessions and a register: a break here has nobody to tell. */
export class ProtectionObject extends ProtectionKeeper {
  protected override neighbours(): never {
    throw new Error("nobody is told");
  }

  /** Runs SQL, as an earlier build did. */
  async exec(text: string) {
    this.ctx.storage.sql.exec(text);
  }

  /** Ends the object; the next request constructs it anew. */
  async restart() {
    this.ctx.abort();
  }

  /** Moves the tables, and fails after so many values. */
  async moveAndFail(values: number) {
    const { storage } = this.ctx;
    let left = values;
    moveTables({
      sql: storage.sql,
      transactionSync: (run) => storage.transactionSync(run),
      kv: {
        put(key, value) {
          if (left === 0) throw new Error("the move stops here");
          left -= 1;
          storage.kv.put(key, value);
        },
      },
    });
  }

  /** The names of all tables and key-value pairs. */
  async stored() {
    const { sql, kv } = this.ctx.storage;
    const tables = sql.exec<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table'",
    );
    return {
      tables: tables.toArray().flatMap(({ name }) => (name.startsWith("_cf_") ? [] : name)),
      values: Object.fromEntries(kv.list()),
    };
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
