import { and, desc, eq, isNull } from "drizzle-orm";
import * as v from "valibot";
import { agentLink } from "../../db/schema/links.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { noParams } from "../../http/params.ts";
import { flagOn } from "../../switches/settings.ts";
import { createMember } from "../member/create-member.ts";
import { changeProfile, memberByAccount, profileOf } from "../member/profile.ts";
import { checkField, refuseField } from "../member/register-form.ts";
import { randomBelow } from "../play/random.ts";
import { ratesParam } from "../records/rates.ts";
import { hashPassword } from "../session/password.ts";
import { checkRates } from "./agent-rates.ts";
import { linkDetails, wireLink } from "./links/referral-link.ts";

const maxLinks = 20;
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const kind = v.picklist(["MEMBER", "AGENT"]);
const common = { modules: ["COMM3"], token: "required", audience: "agent" } as const;

/**
 * CA52: registers an account directly below (W5). Errors: `register.field` (`account`, `password`),
 * `member.exists`, `contract.rate`.
 */
export const registerBelow = defineCall({
  id: "CA52",
  methods: ["POST"],
  path: "/wps/agent/register",
  ...common,
  modules: ["DIRECTREG3", "COMM3"],
  encrypted: true,
  params: v.strictObject({
    account: v.pipe(v.string(), v.maxLength(60)),
    password: v.pipe(v.string(), v.maxLength(200)),
    type: kind,
    rates: ratesParam,
  }),
  run: async (context, { account: written, password, type, rates }) => {
    if (!flagOn(context, "DIRECTREG3")) throw new PlatformError("function.not.available");
    const { db, now } = context;
    const upline = requireMember(context);
    const account = written.trim().toLowerCase();
    checkAs("username", account, "account");
    checkAs("password", password, "password");
    if (memberByAccount(db, account)) throw new PlatformError("member.exists");
    checkRates(db, upline.id, rates, now);
    const passwordHash = await hashPassword(password);
    const agent = type === "AGENT";
    const sponsor = { upline, agent, rates, referredBy: null, link: null };
    const fresh = createMember(context, { account, passwordHash, sponsor });
    profileOf(db, fresh.id);
    changeProfile(db, fresh.id, { lastPasswordChange: now });
    return { id: String(fresh.id) };
  },
});

/** CA53: the agent's registration links that are not switched off, newest first. */
export const listLinks = defineCall({
  id: "CA53",
  methods: ["GET"],
  path: "/wps/agent/links",
  ...common,
  params: noParams,
  run: (context) =>
    context.db
      .select()
      .from(agentLink)
      .where(and(eq(agentLink.memberId, requireMember(context).id), isNull(agentLink.retiredAt)))
      .orderBy(desc(agentLink.createdAt))
      .all()
      .map(wireLink),
});

/** CA109: how many links an agent may have. */
export const linkLimit = defineCall({
  id: "CA109",
  methods: ["GET"],
  path: "/wps/agent/links/limit",
  ...common,
  params: noParams,
  run: () => ({ max: maxLinks }),
});

/**
 * CA54: a new link whose visitors register with these rates; at most twenty (`contract.state`). The same `requestId` makes
 * one link, however often it is sent; with other contents it is a `request.conflict`.
 */
export const makeLink = defineCall({
  id: "CA54",
  methods: ["POST"],
  path: "/wps/agent/links",
  ...common,
  params: v.strictObject({
    type: kind,
    rates: ratesParam,
    ...linkDetails,
    requestId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  run: (context, { type, rates, requestId = null, ...details }) => {
    const { db, now } = context;
    const { id: memberId } = requireMember(context);
    const mine = db.select().from(agentLink).where(eq(agentLink.memberId, memberId)).all();
    const known = requestId === null ? undefined : mine.find((row) => row.requestId === requestId);
    if (known) {
      const same = known.type === type && known.rates === JSON.stringify(rates);
      if (!same || known.name !== details.name) throw new PlatformError("request.conflict");
      return wireLink(known);
    }
    checkRates(db, memberId, rates, now);
    if (mine.filter(({ retiredAt }) => retiredAt === null).length >= maxLinks)
      throw new PlatformError("contract.state");
    const code = Array.from({ length: 8 }, () => letters[randomBelow(letters.length)]).join("");
    const row = {
      code,
      memberId,
      type,
      rates: JSON.stringify(rates),
      uses: 0,
      visits: 0,
      createdAt: now,
      ...details,
      requestId,
      retiredAt: null,
    };
    db.insert(agentLink).values(row).run();
    return wireLink(row);
  },
});

/** CA55: switches a link of the caller off. Accounts that registered by it stay in the team, its figures stay. */
export const removeLink = defineCall({
  id: "CA55",
  methods: ["DELETE"],
  path: "/wps/agent/links",
  ...common,
  params: v.strictObject({ code: v.pipe(v.string(), v.maxLength(40)) }),
  run: (context, { code }) => {
    const mine = eq(agentLink.memberId, requireMember(context).id);
    context.db
      .update(agentLink)
      .set({ retiredAt: context.now })
      .where(and(mine, eq(agentLink.code, code), isNull(agentLink.retiredAt)))
      .run();
    return {};
  },
});

function checkAs(rule: string, value: string, field: string): void {
  try {
    checkField(rule, value, true);
  } catch {
    refuseField(field);
  }
}
