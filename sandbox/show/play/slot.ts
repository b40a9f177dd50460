import type { SlotPlan } from "../../domains/play/slot-plan.ts";
import type { Kind } from "./kind.ts";
import type { ClientConfig, Kit } from "./kit-types.ts";

interface SlotOutcome {
  readonly reels: readonly (readonly number[])[];
  readonly lines: readonly { line: number; symbol: number; count: number; win: string }[];
}

function slotClient(kit: Kit, config: ClientConfig): void {
  const { lines } = config.data as { lines: readonly (readonly number[])[] };
  const NS = "http://www.w3.org/2000/svg";
  const reels = [0, 1, 2, 3, 4].map((i) => kit.find(`reel${i}`));
  const wires = kit.find("wires");
  const board = kit.find("board");

  const cell = (symbol: number): HTMLElement => {
    const box = document.createElement("div");
    box.className = "cell";
    const picture = document.createElementNS(NS, "svg");
    picture.setAttribute("viewBox", "-110 -110 220 220");
    const use = document.createElementNS(NS, "use");
    use.setAttribute("href", `#s${symbol}`);
    picture.appendChild(use);
    box.appendChild(picture);
    return box;
  };
  const any = (): number => Math.floor(Math.random() * 9);
  const rest = (reel: HTMLElement, symbols: readonly number[]): void => {
    reel.replaceChildren(...symbols.map(cell));
  };

  // While the server decides, the reels turn through random symbols.
  let turning: Animation[] = [];
  const turn = (): void => {
    board.classList.add("turning");
    if (kit.reduced) return;
    turning = reels.map((reel) => {
      const stored = [...reel.children].slice(0, 3);
      const strip = Array.from({ length: 9 }, () => cell(any()));
      reel.replaceChildren(...strip, ...stored);
      return reel.animate([{ transform: "translateY(-75%)" }, { transform: "translateY(0)" }], {
        duration: 420,
        iterations: Number.POSITIVE_INFINITY,
      });
    });
  };
  const stop = async (window: SlotOutcome["reels"]): Promise<void> => {
    await kit.wait(350);
    const landings = reels.map(async (reel, i) => {
      await kit.wait(i * 190);
      turning[i]?.cancel();
      const final = (window[i] ?? []).map(cell);
      if (!kit.reduced) {
        reel.replaceChildren(...final, ...Array.from({ length: 3 + i }, () => cell(any())));
        const rows = reel.children.length;
        const from = `translateY(-${(100 * (rows - 3)) / rows}%)`;
        await reel.animate([{ transform: from }, { transform: "translateY(0)" }], {
          duration: 380 + i * 40,
          easing: "cubic-bezier(.2,.9,.3,1.12)",
        }).finished;
      }
      reel.replaceChildren(...final);
    });
    await Promise.all(landings);
    board.classList.remove("turning");
  };
  const wire = (line: number): void => {
    const rows = lines[line] ?? [];
    const path = document.createElementNS(NS, "polyline");
    path.setAttribute("points", rows.map((row, i) => `${i * 20 + 10},${row * 20 + 10}`).join(" "));
    path.setAttribute("stroke", `hsl(${(line * 47) % 360} 100% 66%)`);
    wires.appendChild(path);
  };
  const light = (win: SlotOutcome["lines"][number]): void => {
    (lines[win.line] ?? []).slice(0, win.count).forEach((row, i) => {
      reels[i]?.children[row]?.classList.add("lit");
    });
  };
  const dark = (): void => {
    wires.replaceChildren();
    board.classList.remove("won");
    for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
  };

  for (const reel of reels) rest(reel, [any(), any(), any()]);
  kit.play<SlotOutcome>({
    choice: () => undefined,
    begin: () => {
      dark();
      turn();
    },
    abort: () => {
      for (const animation of turning) animation.cancel();
      for (const reel of reels) rest(reel, [any(), any(), any()]);
      board.classList.remove("turning");
    },
    show: async ({ outcome, win }) => {
      await stop(outcome.reels);
      for (const each of outcome.lines) {
        wire(each.line);
        light(each);
      }
      const first = outcome.lines[0];
      if (first) {
        board.classList.add("won");
        kit.say(kit.fill(kit.texts.line, { line: first.line + 1, count: first.count }), "win");
        await kit.wait(700);
      }
      return Number(win) > 0 ? `+${kit.money(Number(win))}` : "–";
    },
  });
}

/** Five reels of three symbols; the lines are the server's, so that the wires lie where it pays. */
export const slot: Kind = {
  action: "spin",
  css: `
.board{position:relative;width:min(100%,calc((100dvh - 236px)*1.62),920px);aspect-ratio:5/3.1;padding:clamp(6px,1.4vw,14px);border-radius:22px;background:linear-gradient(#fff3b0,#f6b42c 45%,#9c5200);box-shadow:0 18px 60px #0009,inset 0 0 0 2px #fff6}
.window{position:relative;height:100%;display:grid;container-type:size;grid-template-columns:repeat(5,1fr);gap:3px;overflow:hidden;border-radius:12px;background:#1a0b2c}
.column{overflow:hidden;min-height:0;background:linear-gradient(#e9dcff,#fff 30% 70%,#d5c2f5)}
.reel{display:flex;flex-direction:column;height:auto}
.cell{flex:none;height:33.334cqh;display:grid;place-items:center}
.cell svg{width:92%;height:92%;overflow:visible}
.won .cell{opacity:.42}
.won .cell.lit{opacity:1;animation:beat .8s ease-in-out infinite alternate}
.turning .cell{filter:saturate(.9)}
#wires{position:absolute;inset:0;width:100%;height:100%;pointer-events:none;fill:none;filter:drop-shadow(0 0 3px #000)}
#wires polyline{vector-effect:non-scaling-stroke;stroke-width:5px;stroke-linejoin:round;stroke-linecap:round}
@keyframes beat{to{transform:scale(1.13)}}
@media (max-width:620px){.board{aspect-ratio:5/4.3;width:min(100%,calc((100dvh - 290px)*1.16))}}
.pays{display:flex;flex-wrap:wrap;gap:4px 14px;margin:8px 0 0;padding:0;list-style:none;font-size:13px}
.pays li{display:flex;align-items:center;gap:4px}.pays svg{width:26px;height:26px}
`,
  stage: () => {
    const columns = [0, 1, 2, 3, 4]
      .map((i) => `<div class="column"><div class="reel" id="reel${i}"></div></div>`)
      .join("");
    return `<div class="board" id="board"><div class="window" aria-hidden="true">${columns}<svg id="wires" viewBox="0 0 100 60" preserveAspectRatio="none"></svg></div></div>`;
  },
  controls: () => "",
  rules: (texts, _waits, plan) => {
    const { lines, pays: table } = plan as SlotPlan;
    const rows = table
      .map(
        (pays, i) =>
          `<li><svg viewBox="-110 -110 220 220" aria-hidden="true"><use href="#s${i}"/></svg>×${pays[2]}</li>`,
      )
      .reverse();
    return `<p>${texts.slotHelp.replace("{lines}", String(lines.length))}</p><p>${texts.pays}</p><ul class="pays">${rows.join("")}</ul>`;
  },
  client: slotClient,
  data: null,
};
