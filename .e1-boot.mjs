import { build } from "/work/main/node_modules/esbuild/lib/main.js";
import { existsSync } from "node:fs";
import path from "node:path";
const stub = { name: "stub", setup(b) {
  b.onResolve({ filter: /build\/server\/index\.js$/ }, () => ({ path: "pages", namespace: "stub" }));
  b.onResolve({ filter: /playground\/page\.ts$/ }, (a) => existsSync(path.resolve(a.resolveDir, a.path)) ? undefined : ({ path: "play", namespace: "stub" }));
  b.onResolve({ filter: /play\/page$/ }, (a) => existsSync(path.resolve(a.resolveDir, a.path+".ts")) ? undefined : ({ path: "gamepage", namespace: "stub" }));
  b.onLoad({ filter: /gamepage/, namespace: "stub" }, () => ({ contents: `export const renderGamePage = () => new Response("game")` }));
  b.onLoad({ filter: /pages/, namespace: "stub" }, () => ({ contents: `
   export const routes = { root: { id: "root", path: "", module: { default(){ return null }, loader(){ return new Response("<h1>page</h1>", {headers:{"content-type":"text/html"}}) } } } };
   export const entry = { module: { default(r,s,h){ h.set("content-type","text/html"); return new Response("<h1>page</h1>",{status:s,headers:h}) } } };
   export const assets = { entry:{module:"",imports:[]}, routes:{root:{id:"root",path:"",hasLoader:false,module:""}}, url:"", version:"1" };
   export const publicPath="/"; export const basename="/"; export const future={v3_singleFetch:true}; export const isSpaMode=false; export const mode="production"; export const assetsBuildDirectory="x";` }));
  b.onLoad({ filter: /^play$/, namespace: "stub" }, () => ({ contents: `export const playgroundPage = () => new Response("<h1>play</h1>",{headers:{"content-type":"text/html"}})` }));
}};
const common = { bundle: true, write: true, format: "esm", external: ["cloudflare:*","node:*"], conditions: ["workerd","worker","browser"], mainFields:["browser","module","main"], target: "es2022", define: {"process.env.NODE_ENV":'"production"'}, logLevel: "error", minify: false, loader: {".json":"json"} };
await build({ ...common, entryPoints: ["app/entry.worker.ts"], outfile: "/tmp/e1/portal/entry.worker.js", plugins: [stub] });
await build({ ...common, entryPoints: ["sandbox/worker.ts"], outfile: "/tmp/e1/sandbox/worker.js", plugins: [stub] });
console.log("built");


const { Miniflare } = await import("/work/main/node_modules/miniflare/dist/src/index.js");
const { makeSecrets } = await import("/work/main/scripts/lib/secrets.mjs");
const { readFileSync } = await import("node:fs");
const s = makeSecrets();
const mod = (p) => [{ type: "ESModule", path: "w.js", contents: readFileSync(p, "utf8") }];
const mf = new Miniflare({ host: "127.0.0.1", port: 8950, cf: { country: "KR", regionCode: "11" }, workers: [
 { name: "portico", modules: mod("/tmp/e1/portal/entry.worker.js"), compatibilityDate: "2026-04-01", bindings: { ENVIRONMENT: "development", BRAND: "aurora", PLATFORM_ORIGIN: "http://{world}.sandbox.internal", SANDBOX_ORIGIN: "http://localhost:8951", SESSION_KEY: s.SESSION_KEY, PLATFORM_JWKS: s.PLATFORM_JWKS }, serviceBindings: { PLATFORM: "sandbox" }, durableObjects: { SESSIONS: { className: "SessionObject", useSQLite: true }, LIMITS: { className: "LimitObject", useSQLite: true } } },
 { name: "sandbox", modules: mod("/tmp/e1/sandbox/worker.js"), compatibilityDate: "2026-04-01", bindings: { SANDBOX_SWITCHES: "1", SANDBOX_PRIVATE_JWKS: s.SANDBOX_PRIVATE_JWKS, PUBLIC_ORIGIN: "http://localhost:8951" }, durableObjects: { WORLD: { className: "World", useSQLite: true } }, unsafeDirectSockets: [{ host: "127.0.0.1", port: 8951 }] },
]});
console.log(String(await mf.ready));
process.on("SIGTERM", () => mf.dispose().then(() => process.exit(0)));
