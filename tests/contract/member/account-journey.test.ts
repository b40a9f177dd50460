/** The life of accounts: the gateway's operations against a sandbox with real state. */
import { describe, expect, it } from "vitest";
import { png } from "../../../gateway/testing/pictures.ts";
import { testScope } from "../../../gateway/testing/platform.ts";
import { send } from "../../../gateway/testing/run.ts";
import { demoPassword, startSandbox, type TestWorld } from "../support/sandbox.ts";
import { visitor } from "../support/visitor.ts";

const sandbox = await startSandbox();

const viewer = "{ viewer { account nickname role unreadMessages } }";
const newPassword = "Northern#2027";

/** The account's real name; null for a session that the platform has ended. */
const nameOf = ({ query }: ReturnType<typeof visitor>) =>
  query<{ profile: { realName: string } | null }>("{ profile { realName } }").then(
    ({ profile }) => profile?.realName ?? null,
    () => null,
  );

async function opened(world: TestWorld) {
  const guest = visitor(world);
  await guest.query("{ captcha { __typename } }");
  const form = {
    kind: "USERNAME",
    username: "newcomer",
    password: demoPassword,
    confirmPassword: demoPassword,
    payeeName: "Dana Fields",
    captcha: await world.captchaText(),
    adult: true,
    termsAccepted: true,
  };
  const shows = "... on RegisterSuccess { viewer { account } }";
  return { guest, form, result: await guest.mutate("register", form, shows) };
}

describe("an account", () => {
  it("C7 S5 CA2 CA4 C9 is registered, gets a profile and a payment password, and changes its password", async () => {
    const world = sandbox.world("journey-open");
    const { guest, form, result } = await opened(world);
    expect(result).toEqual({ __typename: "RegisterSuccess", viewer: { account: "newcomer" } });

    await guest.mutate("updateProfile", { nickname: "Dana", birthday: "1990-01-31" });
    expect(await guest.query(viewer)).toMatchObject({
      viewer: { account: "newcomer", nickname: "Dana", role: "MEMBER" },
    });
    const six = { newPaymentPassword: "135790", confirmPaymentPassword: "135790" };
    expect((await guest.mutate("setPaymentPassword", six)).__typename).toBe(
      "SetPaymentPasswordSuccess",
    );
    expect(await guest.query("{ security { paymentPasswordSet } profile { realName } }")).toEqual({
      security: { paymentPasswordSet: true },
      profile: { realName: "Dana Fields" },
    });
    const change = { newPassword, confirmPassword: newPassword };
    const wrong = await guest.mutate("changePassword", { oldPassword: "wrong-1", ...change });
    expect(wrong.fields).toEqual([
      { field: "oldPassword", messageKey: "validation.oldPasswordWrong" },
    ]);
    const there = visitor(world);
    await there.mutate("login", { username: form.username, password: demoPassword });
    expect(await nameOf(there)).toBe("Dana Fields");
    const right = await guest.mutate("changePassword", { oldPassword: demoPassword, ...change });
    expect(right.__typename).toBe("ChangePasswordSuccess");
    expect(await guest.query(viewer)).toMatchObject({ viewer: { account: "newcomer" } });
    expect(await nameOf(there)).toBeNull();

    const name = form.username;
    const login = (password: string) =>
      visitor(world).mutate("login", { username: name, password });
    expect((await login(demoPassword)).__typename).toBe("InvalidCredentials");
    expect((await login(newPassword)).__typename).toBe("LoginSuccess");
  });

  it("CA119 A55 without a password sets the first one with the payment password, and other sessions end", async () => {
    const world = sandbox.world("journey-first-password");
    const login = (password: string) => ({ username: "player1", password });
    const [here, there] = [visitor(world), visitor(world)];
    for (const each of [here, there]) await each.mutate("login", login(demoPassword));
    await world.switch("set", { memberPatch: { account: "player1", passwordless: true } });
    expect(await here.query("{ security { passwordSet paymentPasswordSet } }")).toEqual({
      security: { passwordSet: false, paymentPasswordSet: true },
    });
    const first = { newPassword, confirmPassword: newPassword };
    for (const guard of [{}, { paymentPassword: "000000" }]) {
      const wrong = await here.mutate("setPassword", { ...first, ...guard });
      expect(wrong.fields).toEqual([
        { field: "paymentPassword", messageKey: "validation.paymentPasswordWrongLeft" },
      ]);
    }
    const guarded = { ...first, paymentPassword: "246810" };
    expect((await here.mutate("setPassword", guarded)).__typename).toBe("SetPasswordSuccess");
    expect(await here.query("{ security { passwordSet } }")).toEqual({
      security: { passwordSet: true },
    });
    expect(await there.query("{ security { passwordSet } }").catch(() => null)).not.toMatchObject({
      security: { passwordSet: true },
    });
    expect((await here.mutate("setPassword", guarded)).reason).toBe("STATE_CHANGED");
    const again = visitor(world);
    expect((await again.mutate("login", login(newPassword))).__typename).toBe("LoginSuccess");
  });

  it("E4 E8 C14 is not registered twice, nor with an unknown affiliate code", async () => {
    const world = sandbox.world("journey-twice");
    const { form } = await opened(world);
    const again = visitor(world);
    await again.query("{ captcha { __typename } }");
    const captcha = await world.captchaText();
    const invited = { ...form, username: "newcomer2", captcha, affiliateCode: "NOBODY99" };
    expect((await again.mutate("register", invited)).fields).toEqual([
      { field: "affiliateCode", messageKey: "validation.affiliateCode" },
    ]);
    expect((await again.mutate("register", { ...form, captcha })).fields).toEqual([
      { field: "username", messageKey: "validation.memberExists" },
    ]);
  });
});

describe("codes", () => {
  const mobile = "10 5550 0001";
  const dialingCode = "+82";

  it("C4 A15 sign in by SMS, one time each", async () => {
    const world = sandbox.world("journey-sms");
    const guest = visitor(world);
    expect(
      (await guest.mutate("sendCode", { purpose: "LOGIN", mobile, dialingCode })).__typename,
    ).toBe("CodeSent");
    const code = await world.codeFor("1055500001");
    const login = { username: mobile, password: code, method: "SMS" };
    const shows = "... on LoginSuccess { viewer { account } }";
    expect(await guest.mutate("login", login, shows)).toMatchObject({
      viewer: { account: "player1" },
    });
    expect((await visitor(world).mutate("login", login)).__typename).not.toBe("LoginSuccess");
  });

  it("CP4 C11 set a new password", async () => {
    const world = sandbox.world("journey-reset");
    const [guest, there] = [visitor(world), visitor(world)];
    await there.mutate("login", { username: "player1", password: demoPassword });
    await guest.mutate("sendCode", { purpose: "PASSWORD_RESET", mobile, dialingCode });
    const reset = { mobile, newPassword, confirmPassword: newPassword };
    const wrong = await guest.mutate("resetPassword", { ...reset, verificationCode: "000000" });
    expect(wrong.fields).toEqual([
      { field: "verificationCode", messageKey: "validation.codeWrongLeft" },
    ]);
    const verificationCode = await world.codeFor("1055500001");
    const right = await guest.mutate("resetPassword", { ...reset, verificationCode });
    expect(right.__typename).toBe("ResetPasswordSuccess");
    expect(await nameOf(there)).toBeNull();
    const login = { username: "player1", password: newPassword };
    expect((await guest.mutate("login", login)).__typename).toBe("LoginSuccess");
  });

  it("CP2 S14 A54 complete the second step of a login from a new address", async () => {
    const world = sandbox.world("journey-step");
    const guest = visitor(world);
    const first = await guest.mutate(
      "login",
      { username: "newip1", password: demoPassword },
      "... on SecondFactorRequired { methods }",
    );
    expect(first.methods).toContain("SMS");
    const stored = JSON.parse((await guest.session.get("loginChallenge")) ?? "{}");
    const step = { method: "SMS", code: await world.codeFor(stored.challenge) };
    const shows = "... on LoginSuccess { viewer { account } }";
    expect(await send(await scopeOf(world, guest), confirmText(shows), step)).toMatchObject({
      confirmLogin: { viewer: { account: "newip1" } },
    });
  });
});

const confirmText = (shows: string) => `mutation ($method: SecondFactorMethod!, $code: String!) {
  confirmLogin(input: { method: $method, code: $code }) { __typename ${shows} }
}`;

async function scopeOf(world: TestWorld, { session }: ReturnType<typeof visitor>) {
  const { platform, brand } = world.visit().scope;
  return { ...testScope({ platform, brand }), session };
}

describe("messages, feedback, chat", () => {
  it("CA26 CA27 CA28 C46 messages are read and deleted, and the unread count follows", async () => {
    const world = sandbox.world("journey-inbox");
    const player = visitor(world);
    await player.mutate("login", { username: "player1", password: demoPassword });
    interface Inbox {
      messages: { nodes: { id: string; read: boolean }[]; pageInfo: { total: number } };
    }
    const list = "{ messages { nodes { id read } pageInfo { total } } }";
    const before = await player.query<Inbox>(list);
    const unread = before.messages.nodes.filter(({ read }) => !read).map(({ id }) => id);
    expect(unread.length).toBeGreaterThan(1);
    const change = (field: string, ids: string[]) =>
      player.query(`mutation { ${field}(ids: ${JSON.stringify(ids)}) {
        ... on ChangeMessagesSuccess { unread }
      } }`);
    const [one = ""] = unread;
    expect(await change("markMessagesRead", [one])).toEqual({
      markMessagesRead: { unread: unread.length - 1 },
    });
    expect(await change("deleteMessages", unread)).toEqual({ deleteMessages: { unread: 0 } });
    const after = await player.query<Inbox>(list);
    expect(after.messages.pageInfo.total).toBe(before.messages.pageInfo.total - unread.length);
  });

  it("C21 A86 C60 A91 feedback and chat reach the operator", async () => {
    const world = sandbox.world("journey-contact");
    const guest = visitor(world);
    const images = [new File([png()], "me.png")];
    const sent = await guest.mutate("sendFeedback", { content: "Thank you", images });
    expect(sent.__typename).toBe("SendFeedbackSuccess");
    const chat = await guest.mutate("openChat", {}, "... on OpenChatSuccess { url }");
    expect(chat).toMatchObject({ url: expect.stringContaining("/chat/") });
  });
});
