import { DurableObject } from "cloudflare:workers";
import { Alarms } from "~/edge/alarms/alarms.ts";
import { reportLost } from "~/edge/log/report-lost.ts";
import type { SessionStores } from "~/session/port/request-sessions.ts";
import { Account } from "../../../gateway/protection/account.ts";
import { type AccountCalls, callsOf } from "../../../gateway/protection/account-calls.ts";
import type { AccountNeighbours } from "../../../gateway/protection/account-neighbours.ts";
import { AccountStore } from "../../../gateway/protection/account-store.ts";
import type { AccountObject, AccountObjects } from "./account-port.ts";
import { moveTables } from "./move-tables.ts";
import type { RegisterStores } from "./register-port.ts";

/** Whom an account's object tells about a break. The register names other accounts by the ids of their objects. */
interface Neighbours extends Pick<AccountNeighbours, "notifyPlatform"> {
  sessions: SessionStores;
  protection: AccountObjects;
  register: RegisterStores;
}

/**
 * The object of one account of a brand (decisions 0041, 0062). Requests of all data centers and hosts of the brand meet
 * here. A call runs to its end before the next one starts.
 */
export abstract class ProtectionKeeper extends DurableObject implements AccountObject {
  readonly #account: Account;
  readonly #calls: AccountCalls;
  readonly #alarms: Alarms;

  constructor(state: DurableObjectState, env: object) {
    super(state, env);
    moveTables(state.storage);
    this.#alarms = new Alarms(state.storage);
    const store = new AccountStore(state.storage.kv, (kind) => reportLost("account", kind));
    this.#account = new Account(store, {
      endSession: (name, now) => this.neighbours().sessions.getByName(name).end(now),
      checkSession: (name) => this.neighbours().sessions.getByName(name).checkSoon(),
      enterRegister: (shard, keys, until, now) =>
        this.neighbours().register.getByName(shard).set(state.id.toString(), keys, until, now),
      listInRegister: (shard, keys, now) =>
        this.neighbours().register.getByName(shard).list(state.id.toString(), keys, now),
      notifyHolder: (id, what, now) => {
        const { protection } = this.neighbours();
        const holder = protection.get(protection.idFromString(id));
        return what === "END"
          ? holder.call("endSessions", [now, { except: null }])
          : holder.call("checkSessions", [now]);
      },
      notifyPlatform: (waiting) => this.neighbours().notifyPlatform(waiting),
      alarms: this.#alarms,
    });
    this.#calls = callsOf(this.#account);
  }

  protected abstract neighbours(): Neighbours;

  async call(method: string, args: readonly unknown[]): Promise<unknown> {
    if (!Object.hasOwn(this.#calls, method)) throw new Error(`an account has no call ${method}`);
    const calls: Record<string, (...args: never[]) => unknown> = this.#calls;
    return calls[method]?.(...(args as never[]));
  }

  override async alarm(): Promise<void> {
    await this.#alarms.run(this.#account.jobs);
  }
}
