import { CompactEncrypt, importJWK } from "jose";

/** Client of the platform for the sandbox's own tests: sends the headers of every call to one world. */
export class SandboxClient {
  /**
   * @param {string} base the address of the world
   * @param {string} publicJwks JSON text of the public key set
   */
  constructor(base, publicJwks) {
    this.base = base;
    this.publicJwks = publicJwks;
  }

  /**
   * Sends any request to this world.
   * @param {string} path
   * @param {{ method?: string, headers?: Record<string, string>, body?: string | Uint8Array<ArrayBuffer> }} [init]
   */
  fetch(path, init) {
    // The runtime may close a keep-alive connection just when it is used again.
    const headers = { connection: "close", ...init?.headers };
    return fetch(`${this.base}${path}`, { redirect: "manual", ...init, headers });
  }

  /**
   * Sends a platform call; with `body` it is a POST unless `method` is given.
   * @param {string} path
   * @param {{ module?: string, token?: string, language?: string, method?: string, body?: unknown, jose?:
   *   string, headers?: Record<string, string>, merchant?: string }} [how]
   * @returns {Promise<{ status: number, headers: Headers, json: any }>}
   */
  async call(path, how = {}) {
    const { module = "COMM3", token, language = "EN", body, jose, merchant = "aurora" } = how;
    /** @type {Record<string, string>} */
    const headers = { Merchant: merchant, ModuleId: module, Language: language };
    if (token !== undefined) headers.Authorization = token;
    if (jose !== undefined) headers["Content-Type"] = "application/jose";
    else if (body !== undefined) headers["Content-Type"] = "application/json";
    const sent = jose ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await this.fetch(path, {
      method: how.method ?? (sent === undefined ? "GET" : "POST"),
      headers: { ...headers, ...how.headers },
      body: sent,
    });
    return { status: answer.status, headers: answer.headers, json: await answer.json() };
  }

  /**
   * Returns a compact JWE of a value, bound to POST `path`; `header` replaces single header fields.
   * @param {unknown} value
   * @param {string} path
   * @param {Record<string, unknown>} [header]
   * @param {string} [jwks] another key set than the world's
   */
  async seal(value, path, header = {}, jwks = this.publicJwks) {
    const jwk = JSON.parse(jwks).keys[0];
    const protectedHeader = {
      alg: "RSA-OAEP-256",
      enc: "A256GCM",
      kid: jwk.kid,
      iat: Math.floor(Date.now() / 1000),
      jti: crypto.randomUUID(),
      htm: "POST",
      htu: path,
      ...header,
    };
    const key = await importJWK({ ...jwk, alg: protectedHeader.alg }, protectedHeader.alg);
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
      .setProtectedHeader(protectedHeader)
      .encrypt(key);
  }

  /**
   * Sends an encrypted call: the body is encrypted for its method and path.
   * @param {string} path
   * @param {unknown} body
   * @param {{ module?: string, token?: string, method?: string, headers?: Record<string, string>, merchant?:
   *   string }} [how]
   */
  async sealed(path, body, { method = "POST", ...how } = {}) {
    const jose = await this.seal(body, path, { htm: method });
    return this.call(path, { ...how, method, jose });
  }

  /**
   * Sets how far the world's clock is ahead of the real time.
   * @param {number} seconds
   */
  ahead(seconds) {
    return this.switch("set", { body: { clockAheadMs: seconds * 1000 } });
  }

  /**
   * Logs in (C1) with a new payload.
   * @param {string} username
   * @param {string} password
   * @param {{ captcha?: string, cookie?: string }} [more]
   */
  async login(username, password = "Portico#2026", { captcha, cookie } = {}) {
    const path = "/wps/session/login";
    const jose = await this.seal({ username, password, type: "username", captcha }, path);
    return this.call(path, { jose, headers: cookie ? { Cookie: cookie } : {} });
  }

  /**
   * Returns the token of a demo account.
   * @param {string} username
   * @returns {Promise<string>}
   */
  async tokenOf(username) {
    const { json } = await this.login(username);
    return json.value.token;
  }

  /**
   * Finds and launches a dice game as a visitor does, and plays rounds.
   * @param {string} token
   * @param {readonly string[]} stakes
   */
  async playDice(token, stakes) {
    const query = "clientType=3&platform=flash,html5-desktop&gameType=FISH&pageSize=5";
    const list = await this.call(`/wps/relay/GCSGAME_gameList?${query}`, { module: "GAMELO3" });
    const { nodeId, vassalage, gameCode, gameType } = list.json.value.games[1];
    const wish = { nodeId, vassalage, gameCode, gameType, language: "EN", clientType: 3 };
    const body = { ...wish, platform: "html5-desktop", backUrl: "http://localhost/" };
    const launch = await this.call("/wps/game/launchGame", { module: "GAMELO3", token, body });
    const { pathname } = new URL(launch.json.value.url);
    for (const stake of stakes) {
      const round = { kind: "dice", stake, choice: { target: 45, over: false } };
      const answer = await this.fetch(`${pathname}/round`, {
        method: "POST",
        body: JSON.stringify(round),
      });
      if (!answer.ok) throw new Error(`The round was refused: ${await answer.text()}`);
    }
  }

  /**
   * Calls a switch below `/__sandbox/`.
   * @param {string} name
   * @param {{ method?: string, body?: unknown }} [how]
   * @returns {Promise<any>}
   */
  async switch(name, { method = "POST", body } = {}) {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const answer = await this.fetch(`/__sandbox/${name}`, { method, body: sent });
    return answer.json();
  }
}
