import { desc, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { member as memberTable, token as tokenTable } from "../../db/schema/members.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { noParams } from "../../http/params.ts";
import { changeProfile, maskEmail, maskNumber, profileOf } from "./profile.ts";
import { checkRule, refuseField } from "./register-form.ts";

const text = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)));

const common = {
  path: "/wps/member/profile",
  modules: ["COMM3"],
  token: "required",
  audience: "real",
} as const;

/** CA1: the profile (D-32); address and number of contact are masked. */
export const readProfile = defineCall({
  id: "CA1",
  methods: ["GET"],
  ...common,
  params: noParams,
  run: (context) => {
    const { id, nickname } = requireMember(context);
    const row = profileOf(context.db, id);
    const { realName, birthday, address, nationality, occupation, sourceOfIncome } = row;
    const { zalo, telegram } = row;
    return {
      nickname,
      realName,
      birthday,
      address,
      nationality,
      occupation,
      sourceOfIncome,
      zalo,
      telegram,
      email: maskEmail(row.email),
      mobile: maskNumber(row.mobile),
    };
  },
});

/** Rules of C15 that have another name. */
const ruleNames: Readonly<Record<string, string>> = { realName: "payeeName" };

/** CA2: changes any of the fields, by the rules of C15; a real name once given stays (`register.field`). */
export const writeProfile = defineCall({
  id: "CA2",
  methods: ["PUT"],
  ...common,
  encrypted: true,
  params: v.strictObject({
    nickname: text,
    realName: text,
    birthday: v.optional(v.union([v.literal(""), v.pipe(v.string(), v.isoDate())])),
    address: text,
    nationality: text,
    occupation: text,
    sourceOfIncome: text,
    zalo: text,
    telegram: text,
  }),
  run: (context, { nickname, ...fields }) => {
    const { db, now } = context;
    const { id } = requireMember(context);
    const { realName } = profileOf(db, id);
    for (const [name, value = ""] of Object.entries({ nickname, ...fields })) {
      checkRule(name, ruleNames[name] ?? name, value);
    }
    if (nickname === "") refuseField("nickname");
    if (fields.realName !== undefined && realName !== "" && fields.realName !== realName) {
      refuseField("realName");
    }
    if (fields.birthday && Date.parse(fields.birthday) > now) refuseField("birthday");
    if (Object.values(fields).some((value) => value !== undefined)) changeProfile(db, id, fields);
    if (nickname !== undefined) {
      db.update(memberTable).set({ nickname }).where(eq(memberTable.id, id)).run();
    }
    return {};
  },
});

/** CA3: what protects the account, and where it was last signed in to. */
export const security = defineCall({
  id: "CA3",
  methods: ["GET"],
  path: "/wps/member/security",
  modules: ["COMM3"],
  token: "required",
  audience: "real",
  params: noParams,
  run: (context) => {
    const { db, settings } = context;
    const { id, lastLogin, createdAt, passwordHash } = requireMember(context);
    const passwordSet = passwordHash !== "";
    const row = profileOf(db, id);
    const last = db
      .select()
      .from(tokenTable)
      .where(eq(tokenTable.memberId, id))
      .orderBy(desc(sql`rowid`))
      .get();
    return {
      passwordSet,
      paymentPasswordSet: row.paymentHash !== null,
      emailVerified: row.emailVerified,
      mobileVerified: row.mobileVerified,
      lastPasswordChange: passwordSet ? (row.lastPasswordChange ?? createdAt) : null,
      lastLogin: { at: lastLogin, address: last?.ip ?? "", place: settings.location },
    };
  },
});
