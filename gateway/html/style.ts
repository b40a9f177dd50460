/** The page's style in the brand's colours: a table with a sticky head, on a phone cards. */
import type { Brand } from "../../brands/brand.ts";
import { firstPalette } from "../../brands/look/palette.ts";

export function styleOf({ theme, form }: Pick<Brand, "theme" | "form">): string {
  const { ground, surface, raised, line, ink, quiet, accent, onAccent, gold } = firstPalette(theme);
  const radius = form.corners;
  return `*{box-sizing:border-box}
:root{color-scheme:${theme.scheme};--line:${line};--quiet:${quiet};--accent:${accent};--gold:${gold};--bad:#ff7a85}
body{margin:0;background:${ground};color:${ink};font:14px/1.45 system-ui,sans-serif}
code,.number,th[scope=row]{font:12.5px/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
a{color:${accent}}:focus-visible{outline:2px solid ${accent};outline-offset:2px}
header{padding:24px 24px 0;max-width:100rem}header p{margin:0;max-width:46rem}
h1{margin:4px 0 6px;font-size:1.7rem;line-height:1.2}
.quiet,.none{color:var(--quiet)}td .quiet{display:block;font-size:12.5px}
.tools{display:flex;flex-wrap:wrap;gap:8px;margin:18px 0 14px;align-items:end}
.tools form{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
label{color:var(--quiet)}
input[type=search],button,.button{min-height:40px;padding:8px 14px;border:1px solid var(--line);border-radius:${radius}px;
background:${raised};color:${ink};font:inherit;text-decoration:none}
input[type=search]{width:16rem;background:${surface}}button{cursor:pointer}
button.main{background:${accent};border-color:${accent};color:${onAccent};font-weight:650}
nav{display:flex;flex-wrap:wrap;gap:6px}
nav a{padding:6px 12px;border:1px solid var(--line);border-radius:99px;color:${ink};text-decoration:none}
nav a b{margin-left:4px;color:var(--quiet);font-variant-numeric:tabular-nums}
nav a[aria-current]{background:${raised};border-color:${accent}}nav a[aria-current] b{color:${ink}}
main{padding:16px 24px 48px}
table{width:100%;border-collapse:collapse;table-layout:fixed}
thead th{position:sticky;top:0;z-index:1;padding:10px;text-align:left;font-weight:600;color:var(--quiet);background:${ground};
box-shadow:0 1px var(--line)}
thead th:nth-child(1){width:4.5rem}thead th:nth-child(2){width:31%}thead th:nth-child(3){width:12rem}
thead th:nth-child(4){width:14rem}thead th:nth-child(5){width:4rem}thead th:nth-child(6){width:6rem}
thead th:nth-child(7){width:7rem}
tbody{border-top:1px solid var(--line)}tbody tr:first-child:hover{background:${surface}}
td,tbody th{padding:9px 10px;text-align:left;vertical-align:top}tbody th{font-weight:650}
tbody.failing{box-shadow:inset 3px 0 var(--bad)}tbody.drifting{box-shadow:inset 3px 0 var(--gold)}
tbody.off td,tbody.off th{color:var(--quiet)}tbody.off code{text-decoration:line-through}
.ok{color:#7ee0a8}td .bad+.bad{display:block}.bad{color:var(--bad);font-weight:650;overflow-wrap:anywhere}.number{font-variant-numeric:tabular-nums}
.chip{display:inline-block;margin:1px 0;padding:0 7px;border:1px solid var(--line);border-radius:99px;font-size:12px;color:var(--quiet);white-space:nowrap}
.chip.answer{border-color:var(--bad);color:var(--bad)}.chip.item,.chip.field,.chip.value{border-color:var(--gold);color:var(--gold)}
.more td{padding:0 10px 12px 4.5rem}summary{padding:4px 0;color:var(--quiet);cursor:pointer}
.more ul{margin:4px 0 0;padding:10px 14px;list-style:none;background:${surface};border-radius:${radius}px;columns:30rem 2;column-gap:2rem}
.more li{padding:2px 0;break-inside:avoid}.more li .quiet{display:inline}.empty{padding:40px 0;text-align:center;color:var(--quiet)}
@media(max-width:70rem){header{padding:16px 16px 0}main{padding:16px}input[type=search]{width:100%}
.tools form[role=search]{width:100%}label{width:100%}input[type=search]{flex:1}
table,tbody,tr,td,tbody th{display:block}thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
/* What never happened needs no line on a small card. */td:has(>.none):not([data-title="Last answer"]){display:none!important}
main{max-width:46rem;margin:0 auto}
tbody{margin:0 0 12px;padding:12px 14px;background:${surface};border:1px solid var(--line);border-radius:${radius}px}
tbody th,td{padding:0}tbody th{font-size:15px;margin-bottom:2px}
td{margin-top:8px}td[data-title]:not([data-title=Call]){display:grid;grid-template-columns:7rem 1fr;column-gap:8px}
td[data-title]:not([data-title=Call])::before{content:attr(data-title);color:var(--quiet);grid-row:1/span 3}
td[data-title]:not([data-title=Call])>*{grid-column:2;justify-self:start}td[data-title] .quiet{grid-column:2}
.more td{padding:0}.more ul{columns:1;background:${raised};padding:8px 10px}}`;
}
