import type { BetsState, ClientConfig, Kit, RoundAnswer, Rules, WaitingBet } from "./kit-types.ts";

/**
 * Runs in the browser, not here: the page carries this function as text, so it must not use
 * anything from outside itself.
 */
export function startKit(config: ClientConfig): Kit {
  const { texts } = config;
  const framed = window.parent !== window;
  const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const format = new Intl.NumberFormat(config.locale, {
    minimumFractionDigits: config.decimals,
    maximumFractionDigits: config.decimals,
  });
  const clock = new Intl.DateTimeFormat(config.locale, { hour: "numeric", minute: "2-digit" });
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
  const notify = (type: string): void => {
    if (!framed || !config.portal) return;
    // The page around says its origin; the launch's is another one behind a proxy, and the browser would warn (L9).
    window.parent.postMessage({ type }, URL.parse(document.referrer)?.origin ?? config.portal);
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
      "room.closed": texts.closed,
      "limit.stake": texts.overLimit,
      offline: texts.offline,
    };
    say(ended ? texts.over : (plain[code] ?? texts.refused), "warn");
    find("reload").hidden = code !== "offline";
  };

  const send = async <Outcome>(choice: unknown): Promise<RoundAnswer<Outcome> | string> => {
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
    const answer = await send<Outcome>(rules.choice());
    if (typeof answer === "string") {
      balance = before;
      rules.abort();
      complain(answer);
    } else if (answer.settlesAt !== null) {
      balance = Number(answer.balance);
      rules.placed?.();
      say(fill(texts.placed, { amount: money(Number(answer.stake)) }));
      notify("portico:balance");
      await watch(rules);
    } else {
      const word = await rules.show(answer);
      const win = Number(answer.win);
      const staked = Number(answer.stake);
      balance = Number(answer.balance);
      remember(word, win > staked);
      const text = win === staked ? texts.back : win >= staked * 10 ? texts.bigWin : texts.won;
      const verdict = win > 0 ? fill(text, { amount: money(win) }) : texts.lost;
      say(
        config.kind === "slot" ? verdict : `${word} · ${verdict}`,
        win >= staked ? "win" : "lose",
      );
      document.body.dataset.mood = win >= staked * 10 ? "big" : win > staked ? "win" : "";
      notify("portico:balance");
    }
    busy = false;
    paint();
  };

  // Bets that wait: what was open at the last look, and when the next look is due.
  const open = new Set<string>();
  let timer = 0;
  let ahead = 0;
  const list = <Outcome>(rules: Rules<Outcome>, bets: readonly WaitingBet<unknown>[]): void => {
    const history = find("history");
    history.textContent = "";
    for (const bet of bets) {
      const item = document.createElement("li");
      const word = rules.word?.(bet as WaitingBet<Outcome>) ?? "";
      const win = Number(bet.win);
      const end =
        bet.status === "OPEN" ? texts.pending : win > 0 ? `+${money(win)}` : texts.lostBet;
      item.textContent = `${word} · ${money(Number(bet.stake))} · ${end}`;
      item.className = win > Number(bet.stake) ? "won" : "";
      history.appendChild(item);
    }
    if (bets.length > 0) return;
    const none = document.createElement("li");
    none.textContent = texts.none;
    history.appendChild(none);
  };
  const announce = <Outcome>(
    rules: Rules<Outcome>,
    settled: readonly WaitingBet<unknown>[],
  ): void => {
    const win = settled.reduce((sum, bet) => sum + Number(bet.win), 0);
    const word = settled.map((bet) => rules.word?.(bet as WaitingBet<Outcome>) ?? "").join(", ");
    const verdict = win > 0 ? fill(texts.won, { amount: money(win) }) : texts.lost;
    say(`${word} · ${verdict}`, win > 0 ? "win" : "lose");
    notify("portico:balance");
  };
  const read = async (): Promise<BetsState | null> => {
    try {
      const answer = await fetch(config.betsUrl);
      return answer.ok ? ((await answer.json()) as BetsState) : null;
    } catch {
      return null;
    }
  };
  const watch = async <Outcome>(rules: Rules<Outcome>): Promise<void> => {
    clearTimeout(timer);
    const state = await read();
    let due = 5_000;
    if (state?.bets) {
      ahead = state.now - Date.now();
      balance = Number(state.balance);
      list(rules, state.bets);
      const settled = state.bets.filter(({ id, status }) => status !== "OPEN" && open.delete(id));
      if (settled.length > 0) announce(rules, settled);
      const waiting = state.bets.filter(({ status }) => status === "OPEN");
      for (const { id } of waiting) open.add(id);
      if (state.draw) rules.draw?.(state.draw, ahead);
      const moments = waiting.map(({ settlesAt }) => settlesAt);
      if (state.draw) moments.push(state.draw.drawAt);
      if (state.match) {
        const { home, away, startsAt } = state.match;
        moments.push(startsAt);
        const time = clock.format(startsAt);
        find("match").textContent = fill(texts.nextMatch, { home, away, time });
        find("match").hidden = false;
      }
      // The longest timer of a browser is 24 days; a draw is at most one away.
      due = Math.max(500, Math.min(60_000, ...moments.map((at) => at - state.now + 300)));
    }
    paint();
    timer = setTimeout(() => void watch(rules), due) as unknown as number;
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
    notify("portico:leave");
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
      if (config.betsUrl) void watch(rules);
    },
  };
}
