import { describe, expect, it } from "vitest";
import { fakePlatform, refusal, testScope } from "../../testing/platform.ts";
import { send } from "../../testing/run.ts";
import { readFeatures } from "./features.ts";

const status = "GET /wps/system/status";
const contacts = [
  { name: "Desk", url: "https://help.example/" },
  { name: "Phone", url: "tel:+82-2-555-0100" },
  { name: "Mail", url: "mailto:care@example.com" },
  { name: "Trap", url: "javascript:alert(1)" },
  { name: "Trap two", url: "//evil.example" },
];
const leaf = (modId: string, enabled: string) => ({ modId, enabled });
const open = {
  info: {
    customerService: contacts,
    domainRoute: ["portal.test"],
    mainDomain: "main.example",
    resources: [
      { resourceType: "SOCIAL", labelNameEn: "Telegram", url: "https://t.example/x" },
      { resourceType: "App", labelNameEn: "Android", url: "https://app.example/a.apk" },
      { resourceType: " app ", labelNameEn: "iOS", url: "https://app.example/ios" },
      { resourceType: "APP", labelNameEn: "Trap", url: "data:text/html,x" },
      { resourceType: "NEW_KIND", labelNameEn: "Unknown", url: "https://u.example" },
    ],
    whitelabel: {
      modId: "ROOT",
      enabled: "1",
      childrenNodes: [leaf("DIRECTREG3", "1"), leaf("CBS3", "0")],
    },
  },
  location: "KR",
  maintenance: false,
  regionRestriction: false,
};

function portal(table: Record<string, unknown>, more: object = {}) {
  const platform = fakePlatform(table);
  return { platform, scope: testScope({ platform: { fetch: platform.fetch }, ...more }) };
}

interface System {
  system: { [field: string]: unknown; status: string };
}

const all = `{ system {
  status location maintenance { startsAt endsAt } knownDomain
  features { directRegistration chat freePlay } customerService { name url }
  resources(kind: APP) { kind label url } registrationRules { field }
} }`;

describe("system", () => {
  it("C18 S1 D-21 D-23 A76 W1 W5 W11 reads status, contacts, resources and switches in one call", async () => {
    const { platform, scope } = portal({ [status]: open });
    const { system } = await send<System>(scope, all);
    expect(system).toEqual({
      status: "NORMAL",
      location: "KR",
      maintenance: null,
      knownDomain: true,
      features: { directRegistration: true, chat: false, freePlay: false },
      customerService: contacts.slice(0, 3),
      // The platform may write a kind in any case.
      resources: [
        { kind: "APP", label: "Android", url: "https://app.example/a.apk" },
        { kind: "APP", label: "iOS", url: "https://app.example/ios" },
      ],
      registrationRules: null,
    });
    const paths = platform.calls.map(({ url }) => new URL(url).pathname);
    expect(paths.sort()).toEqual(["/wps/system/setting/register", "/wps/system/status"]);
  });

  it("D-23 A93 returns main address, tag and repeated rules, each only if it is valid", async () => {
    const query = "{ system { mainOrigin analytics { gtagId } repeatedRules { field required } } }";
    const said = async (info: object) => {
      const { scope } = portal({ [status]: { ...open, info: { ...open.info, ...info } } });
      return (await send<System>(scope, query)).system;
    };
    const register = { username: { enabled: 1, required: "Y" }, qqNum: "?" };
    expect(await said({ analytics: { gtagId: " G-ABC123 " }, register })).toEqual({
      mainOrigin: "https://main.example",
      analytics: { gtagId: "G-ABC123" },
      repeatedRules: [{ field: "username", required: true }],
    });
    const nothing = { mainOrigin: null, analytics: null, repeatedRules: null };
    expect(await said({ mainDomain: "evil.example/path", analytics: { gtagId: "x.js?" } })).toEqual(
      nothing,
    );
    expect(await said({ mainDomain: 7, analytics: "G-ABC123", register: [] })).toMatchObject({
      mainOrigin: null,
      analytics: null,
    });
    expect((await said({ mainDomain: "https://Main.example/" })).mainOrigin).toBe(
      "https://main.example",
    );
  });

  it("S2 S3 A73 maintenance takes precedence over the region, in both forms of the response", async () => {
    const read = async (answer: unknown) =>
      (
        await send<System>(
          portal({ [status]: answer }).scope,
          "{ system { status maintenance { startsAt endsAt } } }",
        )
      ).system;
    const window = { maintainTime: 1000, endTime: null };
    expect(await read({ ...open, regionRestriction: true })).toEqual({
      status: "REGION_RESTRICTED",
      maintenance: null,
    });
    expect(await read({ ...open, regionRestriction: true, maintenance: window })).toEqual({
      status: "MAINTENANCE",
      maintenance: { startsAt: 1000, endsAt: null },
    });
    const refused = refusal("system.maintenance", {
      content: { data: { ...window, endTime: 2000 } },
    });
    expect(await read(refused)).toEqual({
      status: "MAINTENANCE",
      maintenance: { startsAt: 1000, endsAt: 2000 },
    });
  });

  it("A75 stays open with the brand's contacts and all switches off when the platform is unavailable", async () => {
    const { scope } = portal({});
    const { system } = await send<System>(scope, all);
    expect(system).toMatchObject({
      status: "NORMAL",
      features: { directRegistration: false, chat: false, freePlay: false },
      customerService: [
        { name: "Email", url: "mailto:care@aurora.example" },
        { name: "Help desk", url: "https://help.aurora.example/" },
      ],
      resources: [],
    });
  });

  it("C16 D-22 reads the tree separately when the status has none", async () => {
    const { whitelabel: tree, ...info } = open.info;
    const { scope } = portal({
      [status]: { ...open, info },
      "GET /wps/system/whitelabel": tree,
    });
    expect(await send(scope, "{ system { features { directRegistration } } }")).toEqual({
      system: { features: { directRegistration: true } },
    });
  });

  it("C19 A77 E15 checks the operator's hosts, without a call in development", async () => {
    const known = async (answer: object, more: object) => {
      const { scope } = portal(
        { [status]: answer, "GET /wps/system/domainRoute": ["else.example"] },
        more,
      );
      return (await send<System>(scope, "{ system { knownDomain } }")).system.knownDomain;
    };
    const live = { development: false };
    expect(await known(open, live)).toBe(true);
    expect(await known(open, { ...live, origin: "https://main.example" })).toBe(true);
    expect(await known(open, { ...live, origin: "https://copy.example" })).toBe(false);
    const { domainRoute: _none, ...info } = open.info;
    expect(await known({ ...open, info }, live)).toBe(false);
    expect(await known({ ...open, info: { ...info, domainRoute: [] } }, live)).toBe(true);
    const listed = {
      ...open,
      info: { ...info, domainRoute: ["WWW.Portal.test.", "other.test:81"] },
    };
    expect(await known(listed, { ...live, origin: "https://www.portal.test:8443" })).toBe(true);
    expect(await known(listed, { ...live, origin: "https://other.test:81" })).toBe(true);
    expect(await known(listed, { ...live, origin: "https://other.test" })).toBe(false);
    expect(await known(listed, { ...live, origin: "https://evil-www.portal.test" })).toBe(false);
    expect(await known(open, { development: true, origin: "http://localhost" })).toBe(true);
  });

  it("A77 accepts the configured hosts, and no other subdomain of the same domain", async () => {
    const known = async (origin: string) => {
      const fetch = fakePlatform({ [status]: open }).fetch;
      const platform = { fetch, ownHosts: ["*.team.workers.dev"] };
      const scope = testScope({ development: false, origin, platform });
      return (await send<System>(scope, "{ system { knownDomain } }")).system.knownDomain;
    };
    expect(await known("https://abc123-portico.team.workers.dev")).toBe(true);
    expect(await known("https://team.workers.dev")).toBe(false);
    expect(await known("https://portico.evilteam.workers.dev")).toBe(false);
  });

  it("C15 D-27 A47 returns the platform's rules and adds none", async () => {
    const { scope } = portal({
      "GET /wps/system/setting/register": {
        username: {
          enabled: "1",
          required: "1",
          acceptedPattern: "^[a-z]+$",
          patternId: 2,
          minLength: 4,
          maxLength: 12,
        },
        email: { enabled: "0", required: "0" },
        broken: "?",
      },
    });
    const query =
      "{ system { registrationRules { field enabled required pattern patternId minLength maxLength } } }";
    const { system } = await send<System>(scope, query);
    expect(system.registrationRules).toEqual([
      {
        field: "username",
        enabled: true,
        required: true,
        pattern: "^[a-z]+$",
        patternId: 2,
        minLength: 4,
        maxLength: 12,
      },
      {
        field: "email",
        enabled: false,
        required: false,
        pattern: "*",
        patternId: null,
        minLength: null,
        maxLength: null,
      },
    ]);
  });

  it("C20 returns help in the platform's order, with sanitised HTML", async () => {
    const { scope } = portal({
      "GET /wps/system/helpCenter": [
        { anchor: "rules", title: "Rules", content: "<p onclick=x()>Be fair.</p>", sort: 2 },
        { anchor: "faq", title: "FAQ", content: "<script>x()</script><h2>Why</h2>", sort: 1 },
        { anchor: "<bad>", title: "Bad", content: "" },
      ],
    });
    expect(
      await send(scope, "{ helpSections { anchor title content questions { anchor title } } }"),
    ).toEqual({
      helpSections: [
        {
          anchor: "faq",
          title: "FAQ",
          content: '<h2 id="faq-1">Why</h2>',
          questions: [{ anchor: "faq-1", title: "Why" }],
        },
        { anchor: "rules", title: "Rules", content: "<p>Be fair.</p>", questions: [] },
      ],
    });
  });
});

describe("switches", () => {
  const modules = [
    ["W1", "chat", "CBS3"],
    ["W2", "phonePasswordReset", "CHNGPASSVERIF3"],
    ["W3", "mailPasswordReset", "CHNGPASSMAIL3"],
    ["W4", "manualRebate", "MANPLAYREB3"],
    ["W5", "directRegistration", "DIRECTREG3"],
    ["W6", "usernameRegistration", "USERNAMEREG3"],
    ["W7", "mobileRegistration", "MOBILENUMREG3"],
    ["W8", "mobileRegistrationPassword", "MOBILENUMPASSREG3"],
    ["W9", "registrationSmsVerification", "REGMOBVERF3"],
    ["W10", "agentPolicy", "AGENTPOLICY3"],
    ["W11", "freePlay", "FREEPLAY3"],
    ["W12", "forcedPasswordChange", "PWDEXPFORCECHANGE3"],
    ["W13", "smsLogin", "MOBILEVERCODELOGIN3"],
  ] as const;

  it.each(modules)("%s %s: %s for on, off and missing", (_id, field, module) => {
    const tree = (enabled: boolean, name: string) => ({
      module: "ROOT",
      enabled: true,
      below: [
        {
          module: "GROUP",
          enabled: true,
          below: [{ module: name, enabled, below: [] }],
        },
      ],
    });
    expect(readFeatures(tree(true, module))[field]).toBe(true);
    expect(readFeatures(tree(false, module))[field]).toBe(false);
    expect(readFeatures(tree(true, `${module}X`))[field]).toBe(false);
    expect(Object.values(readFeatures(tree(true, module))).filter(Boolean)).toHaveLength(1);
    expect(readFeatures(null)[field]).toBe(false);
  });
});
