import type { Kind } from "./kind.ts";
import type { ClientConfig, Kit } from "./kit-types.ts";

interface LotteryOutcome {
  readonly draw: string;
  readonly place: number;
  readonly pick: string | number;
  readonly numbers: readonly number[] | null;
}

interface LotteryTable {
  readonly count: number;
  readonly lowest: number;
  readonly highest: number;
  readonly pays: Readonly<Record<string, number>>;
}

function lotteryClient(kit: Kit, config: ClientConfig): void {
  const { texts, fill } = kit;
  const plan = config.data as LotteryTable;
  const ball = kit.find("ball") as unknown as HTMLSelectElement;
  const pick = kit.find("pick") as unknown as HTMLSelectElement;
  const action = kit.find("action") as HTMLButtonElement;
  const sides: Readonly<Record<string, string>> = {
    big: texts.big,
    small: texts.small,
    odd: texts.odd,
    even: texts.even,
  };
  const add = (list: HTMLSelectElement, value: string, text: string): void => {
    const option = document.createElement("option");
    option.value = value;
    option.textContent = text;
    list.appendChild(option);
  };
  const payOf = (value: string): string =>
    `×${(plan.pays[value] ?? plan.pays.number ?? 0).toFixed(2)}`;
  for (let place = 1; place <= plan.count; place++) add(ball, String(place), String(place));
  for (const side of Object.keys(sides)) add(pick, side, `${sides[side]} ${payOf(side)}`);
  for (let number = plan.lowest; number <= plan.highest; number++) {
    add(pick, String(number), `${number} ${payOf("number")}`);
  }
  const chosen = (): string | number => (sides[pick.value] ? pick.value : Number(pick.value));
  const paint = (): void => {
    kit.find("pay").textContent = payOf(pick.value);
  };
  pick.addEventListener("change", paint);
  paint();

  let draw = "";
  let drawAt = 0;
  let ahead = 0;
  const two = (value: number): string => String(value).padStart(2, "0");
  const tick = (): void => {
    if (drawAt === 0) return;
    const left = Math.max(0, Math.ceil((drawAt - Date.now() - ahead) / 1000));
    const hours = Math.floor(left / 3600);
    const rest = `${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
    kit.find("count").textContent =
      left === 0 ? texts.drawing : hours > 0 ? `${hours}:${rest}` : rest;
    action.disabled = left === 0;
  };
  setInterval(tick, 250);

  kit.play<LotteryOutcome>({
    choice: () => ({ draw, place: Number(ball.value), pick: chosen() }),
    begin: () => {},
    abort: () => {},
    show: () => Promise.resolve(""),
    word: ({ outcome }) => {
      const bet = fill(texts.betWord, {
        ball: outcome.place,
        pick: sides[String(outcome.pick)] ?? outcome.pick,
      });
      const drawn = outcome.numbers ? ` (${outcome.numbers.join(" ")})` : "";
      return `${outcome.draw} · ${bet}${drawn}`;
    },
    draw: (state, clockAhead) => {
      draw = state.numero;
      drawAt = state.drawAt;
      ahead = clockAhead;
      kit.find("next").textContent = fill(texts.nextDraw, { number: draw });
      const balls = kit.find("balls");
      balls.textContent = "";
      if (state.last) {
        kit.find("last").textContent = fill(texts.lastDraw, { number: state.last.numero });
        for (const number of state.last.numbers) {
          const item = document.createElement("li");
          item.textContent = String(number);
          balls.appendChild(item);
        }
      }
      tick();
    },
  });
}

/** The page of a lottery: bets on the balls of its next draw, which settles them. */
export const lottery: Kind = {
  action: "place",
  css: `
.lottery{width:min(100%,720px);display:grid;gap:clamp(6px,2dvh,20px);justify-items:center;text-align:center}
.lottery p{margin:0;font-variant-numeric:tabular-nums}
#count{font:900 clamp(44px,11dvh,96px)/1 system-ui,sans-serif;font-variant-numeric:tabular-nums;text-shadow:0 6px 24px #0008}
#balls{display:flex;flex-wrap:wrap;gap:8px;justify-content:center;margin:0;padding:0;list-style:none;min-height:48px}
#balls li{display:grid;place-items:center;min-width:48px;height:48px;padding:0 6px;border-radius:99px;background:#fff;color:#180a2c;font:900 20px/1 system-ui,sans-serif}
.choose{display:flex;flex-wrap:wrap;gap:8px 14px;align-items:end;border:0;margin:0;padding:0}
.choose label{display:grid;gap:2px;font-size:13px}
.choose select{min-height:44px;min-width:84px;padding:0 10px;border-radius:12px;border:1px solid #fff8;background:#180a2c;color:#fff;font:700 16px/1 system-ui,sans-serif}
`,
  stage: (texts) =>
    `<div class="lottery"><p id="next"></p><div id="count" role="timer" aria-live="off"></div><p id="last"></p><ol id="balls" aria-labelledby="last"></ol><p>${texts.pay} <b id="pay"></b></p></div>`,
  controls: (texts) =>
    `<fieldset class="choose"><legend class="hidden">${texts.pick}</legend><label>${texts.ball}<select id="ball"></select></label><label>${texts.pick}<select id="pick"></select></label></fieldset>`,
  rules: (texts) => `<p>${texts.lotteryHelp}</p>`,
  client: lotteryClient,
  data: null,
};
