/** Addresses of an agent's reports that no page leads to. */
import { expect, it } from "vitest";
import { signIn } from "../../support/sign-in.mjs";
import { sharedPortal } from "../support/shared-portal.ts";

const portal = await sharedPortal();
const world = "odd-addresses";
const cookie = await signIn(portal, { world, username: "agent1" });

const odd = [
  "account=nobody9",
  "account=agent2&account=nobody9",
  "account=%E2%80%AEagent2%E2%80%8B",
  "account=%00",
  `account=${"a".repeat(2000)}`,
  "line=nobody9",
  "line=agent2&line=agent6",
  "type=__proto__",
  "type=RNG&type=LIVE",
  "vendor=%27%20OR%201%3D1--",
  "game=999999999999999999999",
  "rate=1e999",
  "rate=-1",
  "rate=0.4&rate=0.5",
  "from=0000-00-00&to=9999-99-99",
  "from=2026-02-31&to=2026-02-31",
  "from=1900-01-01&to=1900-01-02",
  "from=9000-01-01&to=9000-01-02",
  "from=2026-11-20&to=2026-11-01",
  "from=2020-01-01&to=2026-11-28",
  "from=&to=",
  "from=2026-11-01&from=2026-10-01&to=2026-11-02",
  "range=%00",
  "range=last-month&range=today",
  "offset=-1",
  "offset=1e309",
  "offset=999999999999",
  "size=0&offset=0.5",
  "sort=__proto__&sort=AT",
  "currency=usd",
  "currency=USD&currency=KRW",
  "currency=%3Cscript%3E",
];

/** Nobody in the team has it: the page says so, and a file has no second try. */
const lacking = ["currency=KRW", "currency=XXX"];

it.each(["revenue/why", "team", "records", "income"])(
  "N13 N17 N18 an address that no page leads to is answered: %s",
  async (page) => {
    const load = async (path: string) => {
      const answer = await portal.fetch(path, { as: { world }, headers: { cookie } });
      return { status: answer.status, text: await answer.text() };
    };
    const wrong: string[] = [];
    for (const query of odd) {
      const html = await load(`/agentHome/${page}?${query}&stream=off`);
      const file = await load(`/agentHome/${page}.csv?${query}`);
      if (html.status >= 400 || html.text.includes("data-block-failed")) wrong.push(query);
      if (file.status >= 500) wrong.push(`${query} as a file`);
    }
    expect(wrong).toEqual([]);
  },
);

it.each(["revenue/why", "team", "records"])(
  "N13 a currency that the team lacks is named, and its file is refused for good: %s",
  async (page) => {
    for (const query of lacking) {
      const html = await portal.fetch(`/agentHome/${page}?${query}&stream=off`, {
        as: { world },
        headers: { cookie },
      });
      expect(await html.text()).toContain("No account in your team uses");
      const file = await portal.fetch(`/agentHome/${page}.csv?${query}`, {
        as: { world },
        headers: { cookie },
      });
      expect(file.status, query).toBe(400);
    }
  },
);
