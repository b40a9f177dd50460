/** A page of one account changes nothing of another that signed in meanwhile (A215). */
import { describe, expect, it } from "vitest";
import { catalogue } from "../../../gateway/catalogue/catalogue.ts";
import { addresses } from "../../support/addresses.ts";
import { pageOwners, signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();
const world = "other-account";
const as = { world };
const [player, agent, other] = await Promise.all(
  ["player1", "agent1", "player2"].map((username) => signIn(portal, { world, username })),
);
const changing = new Set(catalogue.filter(({ read }) => !read).map(({ id }) => id));

interface SentForm {
  page: string;
  action: string;
  isUpload: boolean;
  fields: [string, string][];
}

const unescaped = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
const attribute = (tag: string, name: string) =>
  unescaped(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

/** The forms of a page that change something, with a text in each field that a visitor fills. */
function formsIn(page: string, html: string): SentForm[] {
  const forms = [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)];
  return forms.flatMap(([, tag = "", inner = ""]) => {
    if (!/method="post"/.test(tag)) return [];
    const named = [...inner.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)].map(
      ([field]): [string, string] => [
        attribute(field, "name"),
        attribute(field, "value") ||
          (/type="(hidden|file)"/.test(field) ? "" : "typed by the first"),
      ],
    );
    const fields = named.filter(
      ([name], at) => name && named.findIndex(([n]) => n === name) === at,
    );
    const isUpload = attribute(tag, "enctype") === "multipart/form-data";
    return [{ page, action: attribute(tag, "action") || page, isUpload, fields }];
  });
}

const open = (path: string, cookie = "") =>
  portal.fetch(`${path}${path.includes("?") ? "&" : "?"}stream=off`, { headers: { cookie }, as });

/** Sends a form as a browser without JavaScript: only the form says whose page it is. */
async function send({ page, action, isUpload, fields }: SentForm, cookie = "") {
  const body = isUpload ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) body.append(name, value);
  const headers = {
    cookie,
    origin: portal.origin,
    referer: portal.origin + page,
    accept: "text/html",
  };
  // Not `POST`: the helper would add the header of the session's own page.
  return portal.fetch(action, { method: "post", headers, body, as });
}

/** What any page may send: the next page of a session, and what the browser keeps. */
const forAnyPage = /^\/(login|logout|register|agent|language|cookies)\b(?!\/password)/;

const visitors = [
  {
    who: "a member",
    cookie: player,
    account: "player1",
    paths: [
      ...addresses.filter((path) =>
        /^\/($|member|pointMall|game|promotions|rng|upload)/.test(path),
      ),
      "/member/withdraw?cardId=1&amount=100",
      "/member/transfer?amount=10",
      "/pointMall/gift?id=basket",
      "/PromotionDetail?id=3",
    ],
    least: 25,
  },
  {
    who: "an agent",
    cookie: agent,
    account: "agent1",
    paths: [
      ...addresses.filter((path) => path.startsWith("/agentHome")),
      "/agentHome/downline/player1",
      "/agentHome/rates?account=player1",
    ],
    least: 11,
  },
];

describe("A215 every form", () => {
  it.each(visitors.map((visitor) => [visitor.who, visitor] as const))(
    "of %s is refused when another account has signed in",
    async (_who, { cookie = "", account, paths, least }) => {
      const forms = new Map<string, SentForm>();
      for (const path of paths.filter((each) => !each.includes(".csv"))) {
        for (const form of formsIn(path, await (await open(path, cookie)).text())) {
          const intent = form.fields.find(([name]) => name === "intent")?.[1] ?? "";
          forms.set(
            `${form.action.split("?")[0]} ${intent} ${form.fields.map(([name]) => name)}`,
            form,
          );
        }
      }
      const nameless = [...forms].filter(
        ([, { fields }]) =>
          !fields.some(([name, value]) => name === "pageOwner" && value.startsWith(`${account}/`)),
      );
      expect(nameless.map(([name]) => name)).toEqual([]);
      const bound = [...forms].filter(([, { action }]) => !forAnyPage.test(action));
      expect(bound.length).toBeGreaterThan(least);
      await portal.world(world).forgetCalls();
      const answers: Record<string, string> = {};
      for (const [name, form] of bound) {
        const answer = await send(form, other);
        const said = (await answer.text()).includes("You are now logged in as player2");
        answers[name] = `${answer.status} ${said ? "says it" : "silent"}`;
      }
      expect(answers).toEqual(Object.fromEntries(bound.map(([name]) => [name, "409 says it"])));
      const calls = await portal.world(world).calls();
      expect(calls.filter(({ id }) => changing.has(id)).map(({ id }) => id)).toEqual([]);
    },
    120_000,
  );
});

it("A215 what was typed comes back, and the form stays that of its account", async () => {
  const [form] = formsIn(
    "/member/profile",
    await (await open("/member/profile", player)).text(),
  ).filter(({ fields }) => fields.some(([name]) => name === "nickname"));
  if (!form) throw new Error("no form");
  const typed = "Typed for the first";
  const fields = form.fields.map(([name, value]): [string, string] => [
    name,
    name === "nickname" ? typed : value,
  ]);
  const answer = await send({ ...form, fields }, other);
  const html = await answer.text();
  expect(answer.status).toBe(409);
  expect(html).toContain(typed);
  expect(html).toContain(`name="pageOwner" value="${pageOwners.get(player ?? "")}"`);
  expect(html).toMatch(/href="\/member\/profile[^"]*"[^>]*>Open the page as player2/);
  expect((await send({ ...form, fields }, other)).status, "once more").toBe(409);
  const own = await send({ ...form, fields }, player);
  expect(own.status, "the same form for its own account").not.toBe(409);
});

it("A215 a form that doesn't say whose page it is changes nothing", async () => {
  const fields: [string, string][] = [["intent", "markRead"]];
  const form = { page: "/member/messages", action: "/member/messages", isUpload: false, fields };
  expect((await send(form, player)).status).toBe(409);
});

it("A215 a request by script names its page in a header, and the answer says who is signed in", async () => {
  const query = "mutation { keepAlive { expiresAt } }";
  const headers = { cookie: other ?? "", "x-portico-owner": pageOwners.get(player ?? "") ?? "" };
  const answer = await portal.graphql(query, { headers, as });
  expect(answer.status).toBe(409);
  expect(answer.headers.get("x-portico-signed-in-as")).toBe("player2");
  const own = await portal.graphql(query, { headers: { cookie: other ?? "" }, as });
  expect(own.status).toBe(200);
});
