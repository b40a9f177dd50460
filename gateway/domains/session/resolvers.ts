import { logSecurityEvent } from "../../access/security-events.ts";
import type { Resolvers } from "../../generated/resolver-types.ts";
import { reportSessionGone } from "../breaks/session-list.ts";
import { logout as logoutCall } from "./calls.ts";
import { sendCode } from "./codes/send-code.ts";
import { runningCountdown } from "./codes/sms-limits.ts";
import { captcha } from "./login/captcha.ts";
import { endOf, openChallenge } from "./login/challenge.ts";
import { confirmLogin } from "./login/confirm-login.ts";
import { freePlay } from "./login/free-play.ts";
import { login } from "./login/login.ts";
import { openIdentity, shownIdentity } from "./login/pending-identity.ts";
import { socialLogin } from "./login/social-login.ts";
import { changePassword } from "./passwords/change-password.ts";
import { defaultPasswordInUse } from "./passwords/default-password.ts";
import { requestPasswordMail } from "./passwords/password-mail.ts";
import { resetPassword } from "./passwords/reset-password.ts";
import { setPassword } from "./passwords/set-password.ts";
import { affiliateBehind } from "./registration/affiliate.ts";
import { register } from "./registration/register.ts";

/** Login, logout, registration, passwords (C1–C5, C7–C11, C14, C17, CP2, CP4). */
export const sessionResolvers = {
  Query: {
    captcha: (_root, _args, context) => captcha(context),
    affiliate: async (_root, { code }, context) => {
      const found = await affiliateBehind(code, context);
      return typeof found === "string" ? null : found;
    },
    pendingLogin: async (_root, _args, { scope }) => {
      const waiting = await openChallenge(scope.session, scope.now());
      return waiting && { methods: waiting.methods, expiresAt: endOf(waiting) };
    },
    pendingIdentity: async (_root, _args, { scope }) => {
      const waiting = await openIdentity(scope.session, scope.now());
      return waiting && shownIdentity(waiting);
    },
    codeCountdown: (_root, _args, { scope }) => runningCountdown(scope),
  },
  Mutation: {
    login: (_root, { input }, context) => login(input, context),
    socialLogin: (_root, { input }, context) => socialLogin(input, context),
    confirmLogin: (_root, { input }, context) => confirmLogin(input, context),
    sendCode: (_root, { input }, context) => sendCode(input, context),
    register: (_root, { input }, context) => register(input, context),
    requestPasswordMail: (_root, { input }, context) => requestPasswordMail(input, context),
    resetPassword: (_root, { input }, context) => resetPassword(input, context),
    changePassword: (_root, { input }, context) => changePassword(input, context),
    setPassword: (_root, { input }, context) => setPassword(input, context),
    freePlay: (_root, { idempotencyKey }, context) => freePlay(idempotencyKey, context),
    logout: async (_root, { site }, context) => {
      const { platform, scope } = context;
      // A2: our session ends whatever the platform responds; without a token there is nothing to end there.
      if ((await scope.session.token()) !== null) {
        await platform.call(logoutCall, {}).catch(() => undefined);
      }
      await reportSessionGone(context);
      await scope.session.end();
      logSecurityEvent(scope, "logout.done", { site: site ?? "MEMBER" });
      // Removes all data of this person from the browser; the language cookie stays.
      scope.answerHeaders.set("clear-site-data", '"cache", "storage"');
      return { landing: site === "AGENT" ? "/agent" : "/" };
    },
    keepAlive: async (_root, _args, { scope }) => {
      await scope.session.touch();
      const expiresAt = (await scope.session.read())?.expiresAt ?? null;
      return { expiresAt, expiresInMs: expiresAt === null ? null : expiresAt - scope.now() };
    },
  },
  Viewer: {
    expiresInMs: ({ expiresAt }, _args, { scope }) => expiresAt - scope.now(),
    oldPasswordKnown: async (viewer, _args, context) =>
      viewer.passwordChangeRequired && (await defaultPasswordInUse(context)) !== null,
  },
} satisfies Resolvers;
