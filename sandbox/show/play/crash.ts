import type { Kind } from "./kind.ts";
import type { ClientConfig, Kit } from "./kit-types.ts";

interface CrashOutcome {
  readonly crashAt: number;
  readonly cashOutAt: number | null;
}

function crashClient(kit: Kit, _config: ClientConfig): void {
  const factor = kit.find("factor");
  const curve = kit.find("curve");
  const area = kit.find("area");
  const craft = kit.find("craft");
  const sky = kit.find("sky");
  const goal = kit.find("goal") as HTMLInputElement;
  const WIDTH = 600;
  const HEIGHT = 320;

  const wanted = (): number => {
    const value = Math.round(Number(goal.value) * 100) / 100;
    return Math.min(1000, Math.max(1.01, Number.isFinite(value) ? value : 2));
  };
  goal.addEventListener("change", () => {
    goal.value = wanted().toFixed(2);
  });
  for (const preset of document.querySelectorAll<HTMLButtonElement>("[data-goal]")) {
    preset.addEventListener("click", () => {
      goal.value = preset.dataset.goal ?? "2.00";
    });
  }

  /** Draws the flight up to a factor; the scale grows with it. */
  const draw = (now: number): void => {
    const top = Math.max(2, now * 1.25);
    const reach = Math.log(now);
    const right = Math.max(Math.log(2), reach * 1.18);
    let points = `0 ${HEIGHT}`;
    let x = 0;
    let y = HEIGHT;
    for (let i = 0; i <= 40; i += 1) {
      const t = (reach * i) / 40;
      x = (WIDTH * t) / right;
      y = HEIGHT - (HEIGHT * (Math.exp(t) - 1)) / (top - 1);
      points += `L${x.toFixed(1)} ${y.toFixed(1)}`;
    }
    curve.setAttribute("d", `M${points}`);
    area.setAttribute("d", `M${points}V${HEIGHT}H0Z`);
    const slope = (Math.atan2(y - HEIGHT, Math.max(x, 30)) * 180) / Math.PI;
    craft.setAttribute("transform", `translate(${x} ${y})rotate(${slope + 62})scale(.34)`);
    factor.textContent = `${now.toFixed(2)}×`;
  };
  const mood = (name: string): void => {
    sky.dataset.mood = name;
  };

  /** Lets the factor climb to `end`, calling back once at `at`. At most about six seconds. */
  const fly = (end: number, at: number | null, left: () => void): Promise<void> => {
    if (kit.reduced || end <= 1) {
      draw(end);
      if (at !== null) left();
      return Promise.resolve();
    }
    const life = Math.min(6000, 900 + Math.log(end) * 2100);
    return new Promise((done) => {
      const started = performance.now();
      let out = false;
      const frame = (time: number): void => {
        const share = Math.min(1, Math.max(0, (time - started) / life));
        const now = Math.exp(Math.log(end) * share);
        draw(now);
        if (at !== null && !out && now >= at) {
          out = true;
          left();
        }
        if (share < 1) requestAnimationFrame(frame);
        else done();
      };
      requestAnimationFrame(frame);
    });
  };

  draw(1);
  kit.play<CrashOutcome>({
    choice: () => ({ autoCashOut: wanted() }),
    begin: () => {
      mood("ready");
      draw(1);
    },
    abort: () => mood(""),
    show: async ({ outcome }) => {
      const { crashAt, cashOutAt } = outcome;
      mood("flying");
      // Once the player is out, a long flight is not worth watching to its end.
      const end = cashOutAt === null ? crashAt : Math.min(crashAt, cashOutAt * 1.6);
      await fly(end, cashOutAt, () => {
        mood("out");
        kit.say(kit.fill(kit.texts.left, { x: `${(cashOutAt ?? 0).toFixed(2)}×` }), "win");
      });
      draw(crashAt);
      mood(cashOutAt === null ? "broken" : "left");
      if (cashOutAt === null) {
        kit.say(kit.fill(kit.texts.broke, { x: `${crashAt.toFixed(2)}×` }), "lose");
      }
      await kit.wait(700);
      return `${crashAt.toFixed(2)}×`;
    },
  });
}

const presets = ["1.20", "1.50", "2.00", "5.00", "10.00"];

/** A curve that rises until it crashes. The player sets the factor to cash out beforehand. */
export const crash: Kind = {
  action: "launch",
  css: `
.sky{position:relative;width:min(100%,calc((100dvh - 290px)*1.66),980px);aspect-ratio:600/360;border-radius:22px;overflow:hidden;border:1px solid #fff3;background:radial-gradient(circle at 80% 10%,#fff2,transparent 40%),repeating-linear-gradient(0deg,#fff1 0 1px,transparent 1px 20%),repeating-linear-gradient(90deg,#fff1 0 1px,transparent 1px 12.5%),#0007}
.sky svg{position:absolute;inset:8% 6% 5% 3%;width:91%;height:87%;overflow:visible}
#curve{fill:none;stroke:var(--accent);stroke-width:6;stroke-linecap:round}
#area{fill:var(--accent);opacity:.22}
#factor{position:absolute;left:0;right:0;top:24%;text-align:center;font:900 clamp(46px,13vmin,120px)/1 system-ui,sans-serif;font-variant-numeric:tabular-nums;text-shadow:0 6px 26px #000b}
.sky[data-mood=broken] #factor{color:#ff9a9a}.sky[data-mood=broken] #curve{stroke:#ff4d5e}.sky[data-mood=broken] #area{fill:#ff4d5e}
.sky[data-mood=broken] #craft{opacity:0}
.sky[data-mood=out] #factor,.sky[data-mood=left] #factor{color:#6dffa8}
.sky[data-mood=out] #curve,.sky[data-mood=left] #curve{stroke:#1fd27c}
.goals{display:flex;flex-wrap:wrap;gap:6px;align-items:center;justify-content:center;border:0;margin:0;padding:0;min-width:0}
.goals input{width:96px;height:48px;border-radius:12px;border:2px solid #fff5;background:#0008;color:#fff;font:800 18px system-ui,sans-serif;text-align:center}
.goals button{min-width:48px;height:44px;padding:0 8px;border-radius:12px;border:1px solid #fff4;background:#fff2;color:#fff;font:700 14px system-ui,sans-serif;cursor:pointer}
.goals button:hover{background:#fff4}
.goals label{font-size:13px}
@media (max-width:620px){.sky{aspect-ratio:1/1;width:min(100%,calc(100dvh - 384px))}.sky svg{height:80%;top:14%}.goals{gap:4px;flex-wrap:nowrap}.goals input{width:74px}.goals button{min-width:0;flex:1 0 40px;padding:0 4px}}
`,
  stage: () =>
    `<div class="sky" id="sky"><svg viewBox="0 0 600 320" aria-hidden="true"><path id="area"/><path id="curve"/><g id="craft"><use href="#hero"/></g></svg><div id="factor" aria-hidden="true">1.00×</div></div>`,
  controls: (texts) =>
    `<fieldset class="goals"><legend class="hidden">${texts.cashOut}</legend><label for="goal">${texts.cashOut}</label><input id="goal" type="number" inputmode="decimal" min="1.01" max="1000" step="0.01" value="2.00">${presets.map((value) => `<button type="button" data-goal="${value}">${Number(value)}×</button>`).join("")}</fieldset>`,
  rules: (texts) => `<p>${texts.crashHelp}</p>`,
  client: crashClient,
  data: null,
};
