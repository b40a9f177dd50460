import type { Kind } from "./kind.ts";
import type { ClientConfig, Kit } from "./kit-types.ts";
import type { Texts } from "./texts.ts";

/** Outlines of spade, heart, club and diamond. */
const suits = [
  "M0-34C34-6 40 22 18 24 8 24 4 18 3 14 4 24 8 32 14 36H-14C-8 32-4 24-3 14-4 18-8 24-18 24-40 22-34-6 0-34Z",
  "M0 30C-40 4-36-30-16-30-6-30 0-22 0-16 0-22 6-30 16-30 36-30 40 4 0 30Z",
  "M0-34A16 16 0 0 1 13-9 16 16 0 1 1 4 16Q6 28 14 34H-14Q-6 28-4 16A16 16 0 1 1-13-9 16 16 0 0 1 0-34Z",
  "M0-36 28 0 0 36-28 0Z",
];

interface Card {
  readonly rank: number;
  readonly suit: number;
}

interface TableOutcome {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly result: "player" | "banker" | "tie";
}

function tableClient(kit: Kit, config: ClientConfig): void {
  const { suits } = config.data as { suits: readonly string[] };
  const NS = "http://www.w3.org/2000/svg";
  const felt = kit.find("felt");
  const names = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
  const suitNames = ["♠", "♥", "♣", "♦"];

  const face = ({ rank, suit }: Card): HTMLElement => {
    const card = document.createElement("div");
    card.className = suit % 2 ? "card red" : "card";
    card.setAttribute("role", "img");
    card.setAttribute("aria-label", `${names[rank - 1] ?? ""}${suitNames[suit] ?? ""}`);
    const corner = document.createElement("b");
    corner.textContent = names[rank - 1] ?? "";
    const picture = document.createElementNS(NS, "svg");
    picture.setAttribute("viewBox", "-44 -44 88 88");
    const pip = document.createElementNS(NS, "path");
    pip.setAttribute("d", suits[suit] ?? "");
    picture.appendChild(pip);
    card.appendChild(corner);
    card.appendChild(picture);
    return card;
  };
  const points = (hand: readonly Card[]): number =>
    hand.reduce((sum, { rank }) => sum + (rank >= 10 ? 0 : rank), 0) % 10;
  const clear = (): void => {
    felt.dataset.result = "";
    for (const side of ["player", "banker"]) {
      kit.find(`${side}-cards`).replaceChildren();
      kit.find(`${side}-points`).textContent = "";
    }
  };
  const lay = async (
    side: "player" | "banker",
    hand: readonly Card[],
    i: number,
  ): Promise<void> => {
    const card = hand[i];
    if (!card) return;
    const element = face(card);
    if (i === 2) element.classList.add("third");
    kit.find(`${side}-cards`).appendChild(element);
    if (!kit.reduced) {
      element.animate(
        [
          { transform: "translate(40vw,-40vh) rotate(60deg) rotateY(180deg)", opacity: 0 },
          { transform: "none", opacity: 1 },
        ],
        { duration: 380, easing: "cubic-bezier(.2,.8,.2,1)" },
      );
    }
    await kit.wait(i === 2 ? 620 : 300);
    kit.find(`${side}-points`).textContent = kit.fill(kit.texts.points, {
      n: points(hand.slice(0, i + 1)),
    });
  };
  const choice = (): string =>
    document.querySelector<HTMLInputElement>("input[name=bet]:checked")?.value ?? "player";

  kit.play<TableOutcome>({
    choice,
    begin: clear,
    abort: clear,
    show: async ({ outcome }) => {
      const { player, banker, result } = outcome;
      for (const i of [0, 1, 2]) {
        await lay("player", player, i);
        await lay("banker", banker, i);
      }
      felt.dataset.result = result;
      const words = {
        player: kit.texts.resultPlayer,
        banker: kit.texts.resultBanker,
        tie: kit.texts.resultTie,
      };
      kit.say(words[result]);
      await kit.wait(900);
      return kit.texts[result];
    },
  });
}

function hand(side: "player" | "banker", texts: Texts): string {
  return `<section class="hand ${side}" aria-labelledby="${side}-name"><h2 id="${side}-name">${texts[side]}</h2><div class="cards" id="${side}-cards"></div><p id="${side}-points"></p></section>`;
}

function spot(value: "player" | "tie" | "banker", pays: string, texts: Texts): string {
  const checked = value === "player" ? " checked" : "";
  return `<label class="spot ${value}"><input type="radio" name="bet" value="${value}"${checked}><span><b>${texts[value]}</b><small>×${pays}</small></span></label>`;
}

/** Two hands of up to three cards; the nearer one to nine wins. Factors are the server's. */
export const table: Kind = {
  action: "deal",
  css: `
.felt{width:min(100%,920px);padding:clamp(12px,3vmin,30px);border-radius:clamp(28px,9vmin,120px);border:clamp(6px,1.4vmin,14px) solid #6b3a12;background:radial-gradient(ellipse at 50% 20%,#1d8f5d,#0a5438 60%,#053322);box-shadow:0 20px 60px #000a,inset 0 0 60px #0008;display:grid;gap:clamp(8px,2vh,20px)}
.hands{display:grid;grid-template-columns:1fr 1fr;gap:clamp(8px,3vw,40px)}
.hand{text-align:center;border-radius:18px;padding:8px;border:2px solid #ffffff26}
.hand h2{margin:0 0 6px;font-size:clamp(15px,2.4vmin,20px);letter-spacing:.04em}
.hand p{margin:6px 0 0;min-height:1.4em;font-weight:800}
[data-result=player] .hand.player,[data-result=banker] .hand.banker,[data-result=tie] .hand{border-color:#ffd765;box-shadow:0 0 34px #ffd76599}
.cards{display:flex;justify-content:center;gap:clamp(4px,1vw,10px);min-height:clamp(82px,21vh,150px)}
.card{position:relative;height:clamp(76px,20vh,142px);aspect-ratio:5/7;border-radius:9px;background:linear-gradient(#fff,#ece8f7);color:#191a2e;box-shadow:0 6px 16px #0008;display:grid;place-items:center}
.card.red{color:#d1122f}.card b{position:absolute;left:8%;top:4%;font-size:clamp(16px,4vmin,26px);line-height:1}
.card svg{width:58%;fill:currentColor;margin-top:22%}
.third{transform:rotate(-6deg)}
.bets{display:grid;grid-template-columns:1fr .8fr 1fr;gap:10px;border:0;margin:0;padding:0;min-width:0}
.spot span{display:grid;justify-items:center;gap:2px;padding:12px 6px;border-radius:14px;border:2px dashed #fff8;cursor:pointer}
.spot small{font-size:13px}
.spot input{position:absolute;opacity:0}
.spot input:checked+span{border:2px solid #ffd765;background:#ffd76538;box-shadow:0 0 22px #ffd76566}
.spot input:focus-visible+span{outline:3px solid #fff;outline-offset:3px}
@media (max-width:620px){.felt{padding:12px 10px;border-radius:34px}.hand{padding:8px 4px}.card{height:auto;width:31.5%}.cards{min-height:25vw}.card svg{width:66%}.spot span{padding:18px 4px}}
`,
  stage: (texts) =>
    `<div class="felt" id="felt"><div class="hands">${hand("player", texts)}${hand("banker", texts)}</div><fieldset class="bets"><legend class="hidden">${texts.backed}</legend>${spot("player", "1.94", texts)}${spot("tie", "10", texts)}${spot("banker", "1.88", texts)}</fieldset></div>`,
  controls: () => "",
  rules: (texts) => `<p>${texts.tableHelp}</p>`,
  client: tableClient,
  data: { suits: suits },
};
