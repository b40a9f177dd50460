import { CompactEncrypt, importJWK } from "jose";

/** @typedef {{ nodeId: number, vassalage: string, gameCode: string, gameType: string }} Game as C26 lists it */

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
   * @param {{ module?: string, token?: string, method?: string, headers?: Record<string, string> }} [how]
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
   */
  login(username, password = "Portico#2026") {
    return this.sealed("/wps/session/login", { username, password, type: "username" });
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
   * Registers an account (C7) with a captcha that is solved, and signs it in.
   * @param {Record<string, unknown>} form
   */
  async register(form) {
    const { headers } = await this.call("/wps/captcha", { module: "CAPTCHA3" });
    const cookie = headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const captcha = (await this.switch("captcha", { method: "GET" })).at(-1)?.answer;
    const body = { captcha, login: true, registerMethod: "WEB", ...form };
    return this.sealed("/wps/member/register", body, { module: "REG3", headers: { cookie } });
  }

  /**
   * Finds and launches a dice game as a visitor does, and plays rounds.
   * @param {string} token
   * @param {readonly string[]} stakes
   * @returns {Promise<any[]>} the rounds
   */
  async playDice(token, stakes) {
    const [, game] = await this.games("gameType=FISH&pageSize=5");
    const play = await this.open(token, game);
    const choice = { target: 45, over: false };
    const rounds = [];
    for (const stake of stakes) {
      const round = await play({ kind: "dice", stake, choice });
      if (round.errorCode) throw new Error(`The round was refused: ${round.errorCode}`);
      rounds.push(round);
    }
    return rounds;
  }

  /**
   * Lists games (C26).
   * @param {string} query
   * @returns {Promise<any[]>}
   */
  async games(query) {
    const path = `/wps/relay/GCSGAME_gameList?clientType=3&platform=flash,html5-desktop&${query}`;
    return (await this.call(path, { module: "GAMELO3" })).json.value.games;
  }

  /**
   * Launches a game for money (C32).
   * @param {string} token
   * @param {Game} game
   * @param {{ roomId?: string }} [more]
   */
  launch(token, { nodeId, vassalage, gameCode, gameType }, more = {}) {
    const wish = { nodeId, vassalage, gameCode, gameType, language: "EN", clientType: 3, ...more };
    const body = { ...wish, platform: "html5-desktop", backUrl: "http://localhost/" };
    return this.call("/wps/game/launchGame", { module: "GAMELO3", token, body });
  }

  /**
   * Opens a game for money, and returns what plays a round on its page.
   * @param {string} token
   * @param {Game} game
   * @returns {Promise<(round: object) => Promise<any>>}
   */
  async open(token, game) {
    const { pathname } = new URL((await this.launch(token, game)).json.value.url);
    return async (round) => {
      const body = JSON.stringify(round);
      return (await this.fetch(`${pathname}/round`, { method: "POST", body })).json();
    };
  }

  /**
   * Returns the value of a read.
   * @param {string} token
   * @param {string} path
   * @returns {Promise<any>}
   */
  async get(token, path) {
    return (await this.call(path, { token })).json.value;
  }

  /**
   * Returns the main wallet's balance (C22).
   * @param {string} token
   */
  async balance(token) {
    return Number((await this.get(token, "/wps/v2/wallets/balance?typeId=0")).balance);
  }

  /**
   * Requests a deposit (CA9), which is approved twenty seconds later.
   * @param {string} token
   * @param {string} amount
   * @param {{ methodId?: string }} [more]
   */
  deposit(token, amount, { methodId = "ewallet" } = {}) {
    const body = { methodId, amount, requestId: crypto.randomUUID() };
    return this.sealed("/wps/deposit/requests", body, { token, module: "DEPOSIT3" });
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
