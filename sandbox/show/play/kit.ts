import type { Texts } from "./texts.ts";

/** What the page tells its script. Everything the script needs travels here, as JSON. */
export interface ClientConfig {
  readonly kind: string;
  readonly roundUrl: string;
  readonly closeUrl: string;
  readonly backUrl: string;
  /** Origin of the portal, the only one messages go to. */
  readonly portal: string;
  readonly locale: string;
  readonly balance: string;
  readonly stakes: readonly number[];
  readonly texts: Texts;
  readonly data: unknown;
}

/** The server's answer to a round; amounts are decimal strings, `win` has the stake in it. */
export interface RoundAnswer<Outcome> {
  readonly roundId: string;
  readonly outcome: Outcome;
  readonly stake: string;
  readonly win: string;
  readonly balance: string;
}

/** What a kind of game does around a round. */
export interface Rules<Outcome> {
  /** The player's choice, sent as it is; undefined when there is none to make. */
  choice(): unknown;
  /** The stake was sent. */
  begin(): void;
  /** The round was refused or lost on the way. */
  abort(): void;
  /** Plays the outcome out; returns the word for the list of last results. */
  show(answer: RoundAnswer<Outcome>): Promise<string>;
}

/** What every kind of game may use in the browser. */
export interface Kit {
  readonly reduced: boolean;
  readonly texts: Texts;
  find(id: string): HTMLElement;
  fill(text: string, values: Readonly<Record<string, string | number>>): string;
  money(amount: number): string;
  wait(ms: number): Promise<void>;
  say(text: string, tone?: "win" | "lose" | "warn"): void;
  play<Outcome>(rules: Rules<Outcome>): void;
}

/**
 * Runs in the browser, not here: the page carries this function as text, so it must not use
 * anything from outside itself.
 */
export function startKit(config: ClientConfig): Kit {
  const { texts } = config;
  const framed = window.parent !== window;
  const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const format = new Intl.NumberFormat(config.locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const find = (id: string): HTMLElement => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`no element ${id}`);
    return element;
  };
  const money = (amount: number): string => format.format(amount);
  const wait = (ms: number): Promise<void> =>
    new Promise((done) => setTimeout(done, reduced ? 0 : ms));
  const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
    text.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ""));
  const tell = (type: string): void => {
    if (framed && config.portal) window.parent.postMessage({ type }, config.portal);
  };
  const say = (text: string, tone?: "win" | "lose" | "warn"): void => {
    const status = find("status");
    status.textContent = text;
    status.dataset.tone = tone ?? "";
  };

  let balance = Number(config.balance);
  let place = Math.max(0, config.stakes.indexOf(config.stakes.find((s) => s >= 1) ?? 0));
  let busy = false;
  let over = false;
  const action = find("action") as HTMLButtonElement;
  const fields = [...document.querySelectorAll<HTMLFieldSetElement>("fieldset")];
  const stake = (): number => config.stakes[place] ?? 1;

  const paint = (): void => {
    find("balance").textContent = money(balance);
    find("stake").textContent = money(stake());
    (find("less") as HTMLButtonElement).disabled = busy || place === 0;
    (find("more") as HTMLButtonElement).disabled = busy || place === config.stakes.length - 1;
    action.setAttribute("aria-disabled", String(busy || over));
    for (const field of fields) field.disabled = busy || over;
  };
  const remember = (text: string, won: boolean): void => {
    const list = find("history");
    if (list.dataset.empty) {
      list.textContent = "";
      delete list.dataset.empty;
    }
    const item = document.createElement("li");
    item.textContent = text;
    item.className = won ? "won" : "";
    list.insertBefore(item, list.firstChild);
    while (list.children.length > 12) list.lastElementChild?.remove();
  };
  const complain = (code: string): void => {
    const ended = /^(login\.|user\.|CUSTOMER|token_ip|game\.)/.test(code);
    if (ended) over = true;
    const plain: Record<string, string> = {
      "balance.not.enough": texts.poor,
      TOO_MANY_REQUESTS: texts.busy,
      offline: texts.offline,
    };
    say(ended ? texts.over : (plain[code] ?? texts.refused), "warn");
    find("reload").hidden = code !== "offline";
  };

  const ask = async <Outcome>(choice: unknown): Promise<RoundAnswer<Outcome> | string> => {
    try {
      const answer = await fetch(config.roundUrl, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          kind: config.kind,
          stake: stake().toFixed(2),
          ...(choice === undefined ? {} : { choice }),
        }),
      });
      const body = (await answer.json()) as RoundAnswer<Outcome> & { errorCode?: string };
      return body.roundId ? body : (body.errorCode ?? "refused");
    } catch {
      return "offline";
    }
  };

  const run = async <Outcome>(rules: Rules<Outcome>): Promise<void> => {
    if (busy || over) return;
    if (stake() > balance) {
      say(texts.poor, "warn");
      return;
    }
    busy = true;
    const before = balance;
    balance -= stake();
    document.body.dataset.mood = "";
    find("reload").hidden = true;
    say(texts.running);
    paint();
    rules.begin();
    const answer = await ask<Outcome>(rules.choice());
    if (typeof answer === "string") {
      balance = before;
      rules.abort();
      complain(answer);
    } else {
      const word = await rules.show(answer);
      const win = Number(answer.win);
      const staked = Number(answer.stake);
      balance = Number(answer.balance);
      remember(word, win > staked);
      const text = win === staked ? texts.back : win >= staked * 10 ? texts.big : texts.won;
      const verdict = win > 0 ? fill(text, { amount: money(win) }) : texts.lost;
      say(
        config.kind === "slot" ? verdict : `${word} · ${verdict}`,
        win >= staked ? "win" : "lose",
      );
      document.body.dataset.mood = win >= staked * 10 ? "big" : win > staked ? "win" : "";
      tell("portico:balance");
    }
    busy = false;
    paint();
  };

  const step = (by: number): void => {
    if (busy) return;
    place = Math.min(config.stakes.length - 1, Math.max(0, place + by));
    paint();
  };
  find("less").addEventListener("click", () => step(-1));
  find("more").addEventListener("click", () => step(1));
  find("reload").addEventListener("click", () => location.reload());
  find("leave").addEventListener("click", (event) => {
    if (!framed) return;
    event.preventDefault();
    tell("portico:leave");
  });
  window.addEventListener("pagehide", () => navigator.sendBeacon(config.closeUrl));

  return {
    reduced,
    texts,
    find,
    fill,
    money,
    wait,
    say,
    play: (rules) => {
      action.addEventListener("click", () => void run(rules));
      document.addEventListener("keydown", (event) => {
        const free = event.target === document.body || event.target === document.documentElement;
        if (event.key !== " " || event.repeat || !free) return;
        event.preventDefault();
        void run(rules);
      });
      paint();
      say(texts.ready);
    },
  };
}
