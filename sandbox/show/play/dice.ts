import type { Kind } from "./kind.ts";
import type { ClientConfig, Kit } from "./kit-types.ts";

interface DiceOutcome {
  /** Missing while a bet is pending. */
  readonly roll?: number;
  readonly target: number;
  readonly over: boolean;
}

function diceClient(kit: Kit, _config: ClientConfig): void {
  const range = kit.find("target") as HTMLInputElement;
  const over = kit.find("over") as HTMLInputElement;
  const under = kit.find("under") as HTMLInputElement;
  const track = kit.find("track");
  const pin = kit.find("pin");
  const roll = kit.find("roll");
  const dice = kit.find("dice");

  const choice = () => ({ target: Number(range.value), over: over.checked });
  const paint = (): void => {
    // The server's rule: rolls run from 0.00 to 99.99, strictly over or under wins, 96 % return.
    const { target, over: above } = choice();
    const chance = above ? 99.99 - target : target;
    range.min = above ? "4.99" : "1";
    range.max = above ? "98.99" : "95";
    kit.find("chosen").textContent = Number(range.value).toFixed(2);
    kit.find("chance").textContent = `${chance.toFixed(2)}%`;
    kit.find("pay").textContent = `×${(96 / chance).toFixed(2)}`;
    track.style.setProperty("--at", `${range.value}%`);
    track.dataset.side = above ? "over" : "under";
    range.setAttribute(
      "aria-valuetext",
      `${above ? kit.texts.overTarget : kit.texts.under} ${range.value}`,
    );
  };
  range.addEventListener("input", paint);
  for (const side of [over, under]) {
    side.addEventListener("change", () => {
      range.value = String(Math.round((99.99 - Number(range.value)) * 100) / 100);
      paint();
      paint();
    });
  }
  paint();

  let tumbling = 0;
  const settle = (): void => {
    clearInterval(tumbling);
    dice.classList.remove("tumble");
  };
  kit.play<DiceOutcome>({
    choice,
    begin: () => {
      roll.dataset.tone = "";
      pin.hidden = true;
      dice.classList.add("tumble");
      if (kit.reduced) return;
      tumbling = setInterval(() => {
        roll.textContent = (Math.random() * 99.99).toFixed(2);
      }, 60) as unknown as number;
    },
    placed: () => {
      settle();
      roll.textContent = "…";
    },
    word: ({ outcome }) =>
      outcome.roll === undefined
        ? `${outcome.over ? ">" : "<"} ${outcome.target.toFixed(2)}`
        : outcome.roll.toFixed(2),
    abort: () => {
      settle();
      roll.textContent = "50.00";
    },
    show: async ({ outcome, win }) => {
      await kit.wait(750);
      settle();
      const won = Number(win) > 0;
      const { roll: rolled = 0 } = outcome;
      roll.textContent = rolled.toFixed(2);
      roll.dataset.tone = won ? "win" : "lose";
      pin.hidden = false;
      pin.style.left = `${rolled}%`;
      await kit.wait(350);
      return rolled.toFixed(2);
    },
  });
}

/** A roll from 0.00 to 99.99, over or under a number of the player's choice. */
export const dice: Kind = {
  action: "roll",
  css: `
.dice{width:min(100%,720px);display:grid;gap:clamp(6px,2.4dvh,26px);justify-items:center}
.die{width:clamp(64px,15dvh,150px);filter:drop-shadow(0 14px 22px #0009)}
.tumble .die{animation:tumble .5s linear infinite}
@keyframes tumble{to{transform:rotate(360deg)}}
#roll{font:900 clamp(52px,12dvh,110px)/1 system-ui,sans-serif;font-variant-numeric:tabular-nums;text-shadow:0 6px 24px #0008}
#roll[data-tone=win]{color:#6dffa8}#roll[data-tone=lose]{color:#ff9a9a}
.scale{width:100%;padding:14px 16px 8px;border-radius:18px;background:#0007;border:1px solid #fff3}
.track{--at:50%;position:relative;height:16px;border-radius:9px;margin:14px 0 6px;background:linear-gradient(90deg,#1fd27c var(--at),#ff4d5e var(--at))}
.track[data-side=over]{background:linear-gradient(90deg,#ff4d5e var(--at),#1fd27c var(--at))}
.track input{position:absolute;inset:-14px 0;width:100%;height:44px;margin:0;background:none;appearance:none;cursor:pointer}
.track input::-webkit-slider-thumb{appearance:none;width:30px;height:30px;border-radius:10px;background:#fff;border:4px solid var(--accent);box-shadow:0 3px 10px #000a}
.track input::-moz-range-thumb{width:24px;height:24px;border-radius:10px;background:#fff;border:4px solid var(--accent)}
#pin{position:absolute;top:-12px;width:6px;height:40px;margin-left:-3px;border-radius:3px;background:#fff;box-shadow:0 0 14px #fff;pointer-events:none;transition:left .3s}
.marks{display:flex;justify-content:space-between;font-size:13px;opacity:.85}
.odds{display:flex;gap:10px 26px;flex-wrap:wrap;justify-content:center;margin:0}
.odds div{text-align:center}.odds dt{font-size:13px;opacity:.85}.odds dd{margin:0;font-weight:800;font-size:20px;font-variant-numeric:tabular-nums}
`,
  stage: (texts) =>
    `<div class="dice" id="dice"><svg class="die" viewBox="-110 -110 220 220" aria-hidden="true"><use href="#hero"/></svg><div id="roll" aria-hidden="true">50.00</div><fieldset class="scale"><legend class="hidden">${texts.target}</legend><div class="track" id="track"><input id="target" type="range" min="1" max="95" step="0.01" value="50" aria-label="${texts.target}"><i id="pin" hidden></i></div><div class="marks" aria-hidden="true"><span>0</span><span>25</span><span>50</span><span>75</span><span>100</span></div></fieldset><dl class="odds"><div><dt>${texts.target}</dt><dd id="chosen">50.00</dd></div><div><dt>${texts.chance}</dt><dd id="chance"></dd></div><div><dt>${texts.pay}</dt><dd id="pay"></dd></div></dl></div>`,
  controls: (texts) =>
    `<fieldset class="sides"><legend class="hidden">${texts.side}</legend><label><input type="radio" name="side" id="under" checked><span>${texts.under}</span></label><label><input type="radio" name="side" id="over"><span>${texts.overTarget}</span></label></fieldset>`,
  rules: (texts, waits, data) => {
    const when = data === null ? texts.matchHelp : texts.fixtureHelp;
    return `<p>${texts.diceHelp}</p>${waits ? `<p>${when}</p>` : ""}`;
  },
  client: diceClient,
  data: null,
};
