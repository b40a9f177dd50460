/** When an account signed in through Portico, so that each login can show the one before it (G28). */
import type { AccountStore, StoredValues } from "../account-store.ts";

/**
 * A login: its time in ms since the epoch, and the browser and system, such as "Chrome · Windows". The account's id leads
 * to the objects of an agent (G36).
 */
export interface NotedLogin {
  at: number;
  device: string | null;
  id?: string;
}

/** More are not needed: an account has fewer sessions at once. */
const mostLogins = 20;

export class LoginTimes {
  readonly #logins: StoredValues<NotedLogin>;

  constructor(store: AccountStore) {
    this.#logins = store.values("login", { at: "number" });
  }

  /** @param instead the login that this one continues under a new session id, as after a change of the password */
  noteLogin(login: NotedLogin, instead: number | null): void {
    if (instead !== null) this.#logins.remove(`${instead}`);
    this.#logins.put(login, `${login.at}`);
    const oldestFirst = this.#logins.all().sort((a, b) => a.at - b.at);
    for (const { at } of oldestFirst.slice(0, -mostLogins)) this.#logins.remove(`${at}`);
  }

  /** The last login before a moment; null for a first one. */
  loginBefore(moment: number): NotedLogin | null {
    const before = this.#logins.all().filter(({ at }) => at < moment);
    return before.reduce<NotedLogin | null>(
      (last, login) => (last && last.at >= login.at ? last : login),
      null,
    );
  }
}
