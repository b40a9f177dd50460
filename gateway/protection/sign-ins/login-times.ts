/** When an account signed in through Portico, so that each login can show the one before it (G28). */

/** A login: its time in ms since the epoch, and the browser and system, such as "Chrome · Windows". */
export interface NotedLogin {
  at: number;
  device: string | null;
}

export interface LoginTables {
  logins(): NotedLogin[];
  putLogin(login: NotedLogin): void;
  removeLogin(at: number): void;
}

/** More are not needed: an account has fewer sessions at once. */
const mostLogins = 20;

export class LoginTimes {
  readonly #tables: LoginTables;

  constructor(tables: LoginTables) {
    this.#tables = tables;
  }

  /** @param instead the login that this one continues under a new session id, as after a change of the password */
  noteLogin(login: NotedLogin, instead: number | null): void {
    if (instead !== null) this.#tables.removeLogin(instead);
    this.#tables.putLogin(login);
    const oldestFirst = this.#tables.logins().sort((a, b) => a.at - b.at);
    for (const { at } of oldestFirst.slice(0, -mostLogins)) this.#tables.removeLogin(at);
  }

  /** The last login before a moment; null for a first one. */
  loginBefore(moment: number): NotedLogin | null {
    const before = this.#tables.logins().filter(({ at }) => at < moment);
    return before.reduce<NotedLogin | null>(
      (last, login) => (last && last.at >= login.at ? last : login),
      null,
    );
  }
}

/** Tables in memory, for tests. */
export function loginsInMemory(): LoginTables {
  const logins = new Map<number, NotedLogin>();
  return {
    logins: () => [...logins.values()],
    putLogin: (login) => void logins.set(login.at, login),
    removeLogin: (at) => void logins.delete(at),
  };
}
