import { describe, expect, it, vi } from "vitest";
import type { Configuration } from "~/edge/configuration/configuration.ts";
import type { PageMatch } from "~/edge/page-cache/page-match.ts";
import type { RequestContext } from "~/edge/request/request-context.ts";
import { aurora } from "../../../brands/aurora.ts";
import type { Brand } from "../../../brands/brand.ts";
import { contactsIn } from "../../../brands/contacts.ts";
import { passGate } from "./gate.ts";

const now = 1_800_000_000_000;
const closed: Brand["edge"] = {
  blockedRegions: ["KP"],
  version: "2026-11-27",
  deniedAddresses: ["10.0.0.0/8"],
  maintenance: { from: now - 1, until: now + 600_000 },
};
const open: Brand["edge"] = {
  blockedRegions: [],
  version: "2026-11-27",
  deniedAddresses: [],
  maintenance: null,
};
const configuration = {
  development: false,
  environment: "production",
} as Configuration;

interface GateRequest extends RequestInit {
  path?: string;
  edge?: Brand["edge"];
  country?: string | null;
  address?: string | null;
}

function pass({
  path = "/slots",
  edge = open,
  country = "KR",
  address = "1.2.3.4",
  ...init
}: GateRequest = {}) {
  const request = new Request(`https://portal.test${path}`, init);
  const [language] = aurora.languages;
  if (!language) throw new Error("no language");
  const context: RequestContext = {
    request,
    url: new URL(request.url),
    requestId: "r-1",
    sessionMark: null,
    nonce: "n",
    country,
    region: null,
    city: null,
    address,
    mainOrigin: null,
    brand: { ...aurora, edge },
    language,
    world: "default",
    page: null,
    pageOwner: null,
    operator: null,
    isPage: false,
    startedAt: now,
    now: () => now,
    gtagId: null,
    counting: "unasked",
    savesData: false,
    mayAdvertise: true,
    countsUnmarked: false,
  };
  return passGate(context, configuration, pageAt);
}
/** Two pages: one that takes forms, and one that requires a known country. */
const pageAt = (pathname: string): PageMatch => ({
  requiresCountry: ({ "/login": "form", "/seamless": "page" } as const)[pathname] ?? "nothing",
  takesForms: pathname === "/login",
  cachedParams: null,
  pattern: null,
  template: null,
});
const json = { accept: "application/json" };
const ours = { "sec-fetch-site": "same-origin" };

describe("the order of the edge's checks", () => {
  it("lets an ordinary request through", async () => {
    expect(await pass()).toBeNull();
    const form = new URLSearchParams({ a: "1" });
    expect(await pass({ path: "/login", method: "POST", body: form, headers: ours })).toBeNull();
  });

  it("P16 E16 A78 R52 refuses a denied address with 403 before it checks the region", async () => {
    const answer = await pass({ edge: closed, address: "10.9.8.7", country: "KP" });
    expect(answer?.status).toBe(403);
    const page = await answer?.text();
    expect(page).toContain("Access restricted");
    expect(page).toContain("10.9.8.7");
  });

  it("A73, A74 checks the region before our maintenance", async () => {
    const answer = await pass({ edge: closed, country: "KP", headers: json });
    expect(answer?.status).toBe(451);
    expect(await answer?.json()).toMatchObject({
      code: "REGION_BLOCKED",
      errors: [{ extensions: { address: "1.2.3.4", customerService: contactsIn(aurora, "en") } }],
    });
  });

  it("R51 our maintenance sends Retry-After", async () => {
    const answer = await pass({ edge: closed, headers: json });
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get("retry-after")).toBe("600");
    expect(await answer?.json()).toMatchObject({
      code: "MAINTENANCE",
      errors: [{ extensions: { retryAfterMs: 600_000, endsAt: now + 600_000 } }],
    });
  });

  it("K43 /healthz answers during maintenance, but not to a blocked visitor", async () => {
    const healthy = await pass({ path: "/healthz", edge: closed });
    expect(await healthy?.json()).toEqual({
      status: "ok",
      version: "0.1.0",
      environment: "production",
    });
    expect((await pass({ path: "/healthz", edge: closed, country: "KP" }))?.status).toBe(451);
  });

  it("refuses other methods with an Allow header", async () => {
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const answer = await pass({ method, edge: closed, country: "KP" });
      expect(answer?.status).toBe(405);
      expect(answer?.headers.get("allow")).toBe("GET, HEAD, POST");
    }
  });

  it("refuses bodies over 64 KiB, ambiguous paths and other sites' forms", async () => {
    const big = "a".repeat(65_537);
    expect((await pass({ method: "POST", body: big, headers: ours }))?.status).toBe(413);
    expect((await pass({ path: "/a%2fb" }))?.status).toBe(400);
    expect((await pass({ method: "POST", body: "a=1" }))?.status).toBe(403);
    const foreign = { "sec-fetch-site": "cross-site", origin: "https://portal.test" };
    expect((await pass({ method: "POST", body: "a=1", headers: foreign }))?.status).toBe(403);
  });

  it.each(["/slots", "/", "/nowhere", "/slots.data", "/_root.data", "/healthz", "/robots.txt"])(
    "A150 a form that is sent to %s, which takes none, is a 405 that names what is",
    async (path) => {
      const body = new URLSearchParams({ a: "1" });
      const answer = await pass({ path, method: "POST", body, headers: ours });
      expect([answer?.status, answer?.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
      expect(await pass({ path: "/graphql", method: "POST", body, headers: ours })).toBeNull();
    },
  );

  it.each(["/operator/audit", "/operator/audit/account.json", "/slots", "/nowhere", "/robots.txt"])(
    "A150 G35 a body that is no form is refused before %s looks at it",
    async (path) => {
      const statusOf = async (type: string, body: string) => {
        const headers = { ...ours, accept: "text/html", "content-type": type };
        return (await pass({ path, method: "POST", body, headers }))?.status;
      };
      expect(await statusOf("application/json", '{"key":"x"}')).toBe(415);
      expect(await statusOf("multipart/form-data; boundary=b", "no form")).toBe(400);
      expect(await statusOf("application/x-www-form-urlencoded", "key=x")).toBeUndefined();
    },
  );

  it("A150 refuses a form of another origin, whatever its other headers are", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    for (const origin of ["https://evil.test", "null", "nonsense", "http://portal.test"]) {
      const headers = { ...ours, origin };
      const body = new URLSearchParams({ a: "1" });
      expect((await pass({ path: "/login", method: "POST", body, headers }))?.status).toBe(403);
    }
    vi.restoreAllMocks();
  });

  it("closes only login, money and play for an unknown country", async () => {
    const login = { path: "/login", method: "POST", body: "a=1", headers: ours, country: null };
    expect((await pass(login))?.status).toBe(451);
    expect((await pass({ path: "/seamless", country: null }))?.status).toBe(451);
    expect(await pass({ path: "/slots", country: null })).toBeNull();
  });

  it("accepts CSP reports without an origin", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const body = '{"csp-report":{"blocked-uri":"inline"}}';
    expect((await pass({ path: "/__csp-report", method: "POST", body }))?.status).toBe(204);
    expect(warn).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it("ignores development switches in production", async () => {
    expect(await pass({ path: "/slots?dev-country=KP" })).toBeNull();
  });
});
