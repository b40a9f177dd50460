/** The cashier pages of a member: the platform calls of each, without repeats. */
import { describe, expect, it } from "vitest";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();

/** Call of the frame: the balance (U11). The badges (U26) are already cached. */
const frame = ["C22"];

const pages = [
  { ids: "U27c CA8 CA10", path: "/member/deposit", requested: ["CA10", "CA8"] },
  {
    ids: "U27d CA3 CA11 CA15 CA16 CA17 D-33",
    path: "/member/withdraw",
    requested: ["CA11", "CA15", "CA16", "CA17", "CA3"],
  },
  { ids: "U27d CA11 CA37", path: "/member/withdraw/cards", requested: ["CA11", "CA3", "CA37"] },
  { ids: "U27e CA19 CA21", path: "/member/transfer", requested: ["CA21", "CA3"] },
  { ids: "U27b CA7 C24", path: "/member/wallets", requested: ["CA7"], brand: "hanbit" },
];

/** Signs a member in, in a separate world. A first request has filled the shared caches. */
async function visitor(world: string, path: string, brand = "aurora", username = "player1") {
  const cookie = await signIn(portal, { world, username, headers: { "x-dev-brand": brand } });
  const sendRequest = (init: RequestInit = {}, to = path) =>
    portal.fetch(to, {
      ...init,
      as: { world, brand },
      headers: { cookie, origin: portal.origin, "sec-fetch-site": "same-origin", ...init.headers },
    });
  await sendRequest();
  await portal.world(world).forgetCalls();
  return { sendRequest, calls: () => portal.world(world).calls() };
}

describe("the platform calls of a page", () => {
  it.each(pages)("$ids $path makes only the calls that it needs, each once", async (page) => {
    const { path, requested, brand } = page;
    const { sendRequest, calls } = await visitor(`cashier-${pages.indexOf(page)}`, path, brand);
    const answer = await sendRequest();
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("data-block-failed");
    const made = (await calls()).map(({ id, query }) => `${id} ${JSON.stringify(query)}`);
    expect(new Set(made).size).toBe(made.length);
    const own = (await calls()).map(({ id }) => id).filter((id) => /^CA|^C(22|24|42)$/.test(id));
    expect(own.sort()).toEqual([...frame, ...requested].sort());
  });
});

it("U27b C24 with a single wallet no entry links to the wallets, and their page explains it", async () => {
  const { sendRequest } = await visitor("cashier-single", "/member/wallets");
  const html = await (await sendRequest()).text();
  expect(html).toContain("One wallet for everything");
  expect(html).not.toContain('href="/member/wallets"');
  const several = await visitor("cashier-several", "/member/wallets", "hanbit");
  expect(await (await several.sendRequest()).text()).toContain('href="/member/wallets"');
});

it("U27c CA8 CA10 each kind of method has its icon, and that of the last deposit is chosen again", async () => {
  const { sendRequest } = await visitor("cashier-method", "/member/deposit");
  const chosen = async () => {
    const html = await (await sendRequest()).text();
    expect(html).toMatch(/icon-landmark.*icon-credit-card.*icon-wallet.*icon-coins/s);
    return /<input[^>]*name="methodId"[^>]*checked=""[^>]*value="(\w+)"/.exec(html)?.[1];
  };
  expect(await chosen()).toBe("bank");
  const body = new URLSearchParams({
    methodId: "card",
    amount: "30",
    payerName: "",
    idempotencyKey: crypto.randomUUID(),
  });
  expect((await sendRequest({ method: "POST", body, redirect: "manual" })).status).toBe(302);
  expect(await chosen()).toBe("card");
});

it("A169 help, footer and cashier say the same time of withdrawals", async () => {
  const { sendRequest } = await visitor("cashier-time", "/member/withdraw");
  const timesOn = async (path: string) =>
    (await (await sendRequest({}, path)).text()).match(/A withdrawal usually takes [^<.]+\./g) ??
    [];
  const inCashier = await timesOn("/member/withdraw");
  expect(inCashier).toHaveLength(1);
  const [time = ""] = inCashier;
  expect(await timesOn("/help")).toEqual([time, time]);
  expect(await timesOn("/")).toEqual([time]);
  expect(await timesOn("/helpmc")).toEqual([time]);
});

it("G27 the help's topic about responsible gaming leads to the page to play safely", async () => {
  const { sendRequest } = await visitor("cashier-help", "/help");
  const html = await (await sendRequest()).text();
  const topic = html.slice(html.indexOf('id="responsible"'), html.indexOf('id="terms"'));
  for (const path of ["/play-safely", "/member/limits", "/member/break"]) {
    expect(topic).toContain(`href="${path}"`);
  }
});

describe("without JavaScript", () => {
  const form = (fields: Record<string, string>): RequestInit => ({
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const keyIn = (html: string) => /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const count = (calls: { id: string }[], id: string) =>
    calls.filter((call) => call.id === id).length;

  it("U27d CA14 CA36 a withdrawal is reviewed, requested once for each form, and cancelled", async () => {
    const { sendRequest, calls } = await visitor("cashier-withdraw", "/member/withdraw");
    const low = await (await sendRequest({}, "/member/withdraw?cardId=1&amount=5")).text();
    expect(low, "V60 an error under its field").toContain("Enter an amount from $20.00 to");
    const reviewed = "/member/withdraw?cardId=1&amount=100";
    const review = await (await sendRequest({}, reviewed)).text();
    for (const said of ["$100.00 USD", "$0.50 USD", "$100.50 USD"]) expect(review).toContain(said);
    expect(count(await calls(), "CA14"), "a review moves no money").toBe(0);
    const wish = {
      intent: "withdraw",
      cardId: "1",
      amount: "100.00",
      idempotencyKey: keyIn(review),
    };
    const wrong = await sendRequest(form({ ...wish, paymentPassword: "111111" }), reviewed);
    expect(wrong.status).toBe(422);
    const again = keyIn(await wrong.text());
    const right = form({ ...wish, idempotencyKey: again, paymentPassword: "246810" });
    const [first, second] = [
      await sendRequest(right, reviewed),
      await sendRequest(right, reviewed),
    ];
    const own = first.headers.get("location") ?? "";
    expect(own).toMatch(/^\/member\/withdraw\/\d+$/);
    expect(second.headers.get("location"), "the same form again").toBe(own);
    expect(count(await calls(), "CA14"), "one refused, one accepted").toBe(2);
    expect(await (await sendRequest({}, own)).text()).toContain("Cancel this withdrawal");
    expect((await sendRequest(form({ intent: "cancel" }), own)).status).toBe(302);
    expect(await (await sendRequest({}, own)).text()).toContain("Cancelled, back in your wallet");
    expect((await sendRequest(form({ intent: "cancel" }), own)).status, "twice").toBe(409);
  });

  it("U27e CA19 P9 money goes to the upline once for each form, and only this session can open the receipt", async () => {
    const { sendRequest, calls } = await visitor("cashier-transfer", "/member/transfer");
    const review = await (await sendRequest({}, "/member/transfer?amount=10")).text();
    const wish = form({
      intent: "transfer",
      amount: "10.00",
      idempotencyKey: keyIn(review),
      paymentPassword: "246810",
    });
    const [first, second] = [await sendRequest(wish), await sendRequest(wish)];
    const receipt = first.headers.get("location") ?? "";
    expect(receipt).toMatch(/^\/member\/transfer\?sent=/);
    expect(second.headers.get("location")).toBe(receipt);
    expect(count(await calls(), "CA19")).toBe(1);
    expect(await (await sendRequest({}, receipt)).text()).toContain("$10.00 has been sent");
    const forged = await (await sendRequest({}, "/member/transfer?sent=somebody-elses")).text();
    expect(forged).not.toContain("$10.00 has been sent");
  });

  it("U27b C23 CA7 money moves in, one click moves everything back, and a provider without a response fails alone", async () => {
    const { sendRequest, calls } = await visitor("cashier-wallets", "/member/wallets", "hanbit");
    for (const wallet of ["PG", "JL"]) {
      const key = crypto.randomUUID();
      const move = form({ intent: "in", wallet, amount: "10", idempotencyKey: key });
      expect((await sendRequest(move)).headers.get("location")).toBe(
        `/member/wallets?done=in&wallet=${wallet}`,
      );
      // The same form again has the same response, and moves no money.
      expect((await sendRequest(move)).status).toBe(302);
    }
    expect(count(await calls(), "C23")).toBe(2);
    await portal.world("cashier-wallets").set({ vendorsOff: ["PG"] });
    const before = await (await sendRequest()).text();
    expect(before).toContain("지금 확인할 수 없음");
    const all = form({ intent: "all", idempotencyKey: keyIn(before) });
    expect((await sendRequest(all)).headers.get("location")).toBe("/member/wallets?done=all");
    const reported = await (await sendRequest()).text();
    expect(reported, "also after a reload").toContain("이동 안 됨");
    expect(reported).toContain("완료");
    expect(count(await calls(), "C23"), "no call for the provider that is off").toBe(3);
  });

  it("CA4 U27d a member without a payment password is sent to set one, and back to the page that needs it", async () => {
    const { sendRequest } = await visitor(
      "cashier-password",
      "/member/withdraw",
      "aurora",
      "newbie",
    );
    const link = 'href="/member/security?returnTo=%2Fmember%2Fwithdraw#payment-password"';
    expect(await (await sendRequest()).text()).toContain(link);
    const set = await sendRequest(
      form({
        intent: "payment",
        newPaymentPassword: "135791",
        confirmPaymentPassword: "135791",
      }),
      "/member/security?returnTo=%2Fmember%2Fwithdraw",
    );
    expect(set.headers.get("location")).toBe("/member/withdraw");
    expect(await (await sendRequest()).text()).toContain("No bank card yet");
  });
});

describe("a deposit in coins", () => {
  const people = [
    { username: "player1", amount: "500", lang: "en", owed: "$500.00" },
    { username: "player2", amount: "500000", lang: "ko", owed: "₩500,000" },
  ];
  const ways = ["usdt", "btc"];
  const cases = people.flatMap((person) => ways.map((methodId) => ({ ...person, methodId })));

  it.each(cases)(
    "A140 CA9 CA115 $username pays with $methodId at the current rate, and renews the rate",
    async (one) => {
      const { username, amount, lang, owed, methodId } = one;
      const name = `coins-${username}-${methodId}`;
      const { sendRequest } = await visitor(name, "/member/deposit", "aurora", username);
      const post = (to: string, fields: Record<string, string>) =>
        sendRequest({ method: "POST", redirect: "manual", body: new URLSearchParams(fields) }, to);
      const requested = await post("/member/deposit", {
        methodId,
        amount,
        idempotencyKey: crypto.randomUUID(),
      });
      const place = new URL(requested.headers.get("location") ?? "", portal.origin).pathname;
      const read = async () => {
        const html = await (await sendRequest({}, `${place}?lang=${lang}`)).text();
        const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
        return main.replaceAll("<!-- -->", "");
      };
      const coin = methodId.toUpperCase();
      const coinsIn = (html: string) => new RegExp(`>([\\d.]+) ${coin}<`).exec(html)?.[1] ?? "";
      const first = await read();
      expect(first).toContain(owed);
      expect(first).toMatch(/>(Address|주소)</);
      expect(first).not.toMatch(/text-quiet">(Account|Name|계좌|예금주)</);
      expect(coinsIn(first)).toMatch(/^\d+(\.\d+)?$/);
      expect(first).toContain(`>1 ${coin} = `);
      expect(first).toContain('role="img"');

      await portal.world(name).set({ clockAheadMs: 61_000 });
      const expired = await read();
      expect(coinsIn(expired)).toBe("");
      expect(expired).not.toContain('role="img"');
      expect(expired).toContain('value="renewRate"');

      expect((await post(place, { intent: "renewRate" })).status).toBe(302);
      const renewed = await read();
      expect(coinsIn(renewed)).toMatch(/^\d+(\.\d+)?$/);
      expect(coinsIn(renewed)).not.toBe(coinsIn(first));
      expect(renewed).toContain('role="img"');
    },
  );
});

it("CA119 A55 R9 a member without a password sets one on the security page, without JavaScript", async () => {
  const { sendRequest } = await visitor("cashier-first", "/member/security");
  await portal
    .world("cashier-first")
    .set({ memberPatch: { account: "player1", passwordless: true } });
  const before = await (await sendRequest()).text();
  expect(before).toContain("Your account has no password yet.");
  expect(before).not.toContain('name="oldPassword"');
  const send = (body: Record<string, string>, as: RequestInit = {}) =>
    sendRequest(
      { method: "POST", body: new URLSearchParams(body), redirect: "manual", ...as },
      "/member/security",
    );
  const intent = { intent: "setPassword", paymentPassword: "246810" };
  const short = await send({ ...intent, newPassword: "short", confirmPassword: "short" });
  const said = await short.text();
  expect(said).toMatch(/id="first-new-error"[^>]*>[^<]+</);
  expect(said).not.toMatch(/id="payment-newPaymentPassword-error"[^>]*>[^<]+</);
  const fine = { newPassword: "Northern#2027", confirmPassword: "Northern#2027" };
  const unguarded = await send({ ...intent, ...fine, paymentPassword: "" });
  expect(await unguarded.text()).toMatch(/id="first-payment-error"[^>]*>[^<]+</);
  const done = await send({ ...intent, ...fine });
  expect(done.headers.get("location")).toBe("/member/security?notice=set");
  const cookie = done.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const after = await (
    await sendRequest({ headers: { cookie } }, "/member/security?notice=set")
  ).text();
  expect(after).toContain("Your password has been set.");
  expect(after).toContain('name="oldPassword"');
});
