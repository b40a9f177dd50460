import { hex } from "../art/colour.ts";
import type { Scheme } from "../art/schemes.ts";

/** The look all kinds share, in the colours of the game's cover. */
export function style(colours: Scheme): string {
  const [heart, middle, edge] = colours.sky.map(hex);
  const [h] = colours.sky[1];
  return `
:root{--heart:${heart};--middle:${middle};--edge:${edge};--accent:${hex([colours.accent[0], 95, 58])};--night:${hex([h, 60, 9])};color-scheme:dark}
*{box-sizing:border-box}
html,body{margin:0;height:100%}
body{display:grid;grid-template-rows:auto 1fr auto;min-height:100dvh;font:16px/1.4 system-ui,"Noto Sans KR",sans-serif;color:#fff;background:radial-gradient(ellipse 90% 70% at 50% 38%,color-mix(in srgb,var(--heart) 46%,var(--middle)),var(--middle) 34%,var(--edge) 82%);overflow-x:hidden}
body::before{content:"";position:fixed;inset:-20%;z-index:-1;background:repeating-conic-gradient(from 0deg at 50% 44%,#ffffff14 0 9deg,#fff0 9deg 18deg);mask-image:radial-gradient(circle at 50% 44%,#000,#0000 62%)}
button,a,label,summary{touch-action:manipulation}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
[hidden]{display:none!important}
header{display:flex;align-items:center;gap:10px;padding:8px clamp(10px,2vw,24px);background:#000a;backdrop-filter:blur(8px)}
header img{width:33px;height:44px;border-radius:7px;object-fit:cover}
.name{min-width:0;flex:1}
.name h1{margin:0;font-size:clamp(15px,2.2vw,19px);line-height:1.15;overflow-wrap:anywhere}
.name p{margin:0;font-size:13px;color:#fffc;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.round{display:grid;place-items:center;flex:none;width:44px;height:44px;border-radius:50%;border:1px solid #fff5;background:#fff2;color:#fff;font:700 22px/1 system-ui,sans-serif;cursor:pointer;text-decoration:none}
.round:hover{background:#fff4}.round:disabled{opacity:.4;cursor:default}
.round svg{width:22px;height:22px;fill:none;stroke:currentColor;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}
.purse{text-align:right;font-variant-numeric:tabular-nums;line-height:1.15;flex:none}
.purse small{display:block;font-size:12px;color:#fffc}
.purse b{font-size:clamp(16px,2.4vw,20px)}
.trial{flex:none;padding:5px 10px;border-radius:99px;background:#ffd23f;color:#2a1600;font-size:13px;font-weight:800}
main{display:grid;place-items:center;align-content:center;gap:clamp(6px,1.6vh,14px);padding:clamp(8px,2vh,20px) clamp(8px,2vw,24px);min-width:0}
#match{margin:0;text-align:center;font-size:14px;max-width:min(100%,760px)}
#status{min-height:1.5em;margin:0;padding:3px 16px;border-radius:99px;background:#000a;text-align:center;font-weight:700;max-width:min(100%,760px);text-wrap:balance}
#status[data-tone=win]{background:#ffd23f;color:#2a1600}
#status[data-tone=warn]{background:#7a0f1f;border:1px solid #ff9a9a}
#reload{margin-left:8px}
footer{padding:8px clamp(10px,2vw,24px) max(10px,env(safe-area-inset-bottom));background:#000b;backdrop-filter:blur(8px)}
.bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:10px 22px;max-width:1100px;margin:0 auto}
.stake{display:flex;align-items:center;gap:8px}
.stake div{min-width:92px;text-align:center;line-height:1.15;font-variant-numeric:tabular-nums}
.stake small{display:block;font-size:12px;color:#fffc}.stake b{font-size:19px}
#action{min-width:148px;height:56px;padding:0 28px;border:0;border-radius:99px;font:900 20px/1 system-ui,"Noto Sans KR",sans-serif;color:#2a1600;background:linear-gradient(#fff3a8,#ffc42e 48%,#f08c00);box-shadow:0 5px 0 #9a5200,0 10px 26px #0009;cursor:pointer}
#action:hover{filter:brightness(1.07)}#action:active{transform:translateY(3px);box-shadow:0 2px 0 #9a5200}
#action[aria-disabled=true]{filter:grayscale(.6) brightness(.75);cursor:default}
.sides{display:flex;gap:6px;border:0;margin:0;padding:0}
.sides span{display:block;min-width:76px;padding:12px 14px;border-radius:12px;border:1px solid #fff5;background:#fff1;text-align:center;font-weight:700;cursor:pointer}
.sides input{position:absolute;opacity:0}
.sides input:checked+span{background:#fff;color:#180a2c}
.sides input:focus-visible+span,:focus-visible{outline:3px solid #fff;outline-offset:2px}
.log{display:flex;align-items:center;gap:10px;max-width:1100px;margin:8px auto 0;font-size:13px}
.log h2{flex:none;margin:0;font-size:13px;font-weight:600;color:#fffc}
#history{display:flex;gap:6px;margin:0;padding:0;list-style:none;overflow:hidden;flex:1;white-space:nowrap}
#history li{flex:none;padding:2px 10px;border-radius:99px;background:#ffffff1f;font-variant-numeric:tabular-nums}
#history li.won{background:#0f6b42}
details{position:relative;flex:none}
summary{cursor:pointer;padding:4px 8px;border-radius:8px;list-style:none;text-decoration:underline}
.help{position:absolute;right:0;bottom:34px;width:min(340px,86vw);padding:12px 16px;border-radius:14px;background:var(--night);border:1px solid #fff4;box-shadow:0 12px 40px #000c;z-index:2}
.help p{margin:0 0 6px;white-space:normal}
body[data-mood=big] #status{animation:pop .5s ease-out 3 alternate}
@keyframes pop{to{transform:scale(1.18)}}
@media (max-width:620px){.trial{position:absolute;top:66px;left:50%;transform:translateX(-50%);z-index:1}.trial~.purse{margin:0}body:has(.trial) main{padding-top:44px}#action{flex:1 1 150px}}
@media (prefers-reduced-motion:reduce){*,::before{animation:none!important;transition:none!important}}
`;
}
