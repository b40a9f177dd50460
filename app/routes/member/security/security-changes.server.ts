import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { done, refusedWith } from "~/forms/answers/answer-outcome.server.ts";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { readForm, secret, secretOrNull } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import { safeReturnTo } from "~/session/guards/return-to.ts";

const SetPaymentPassword = graphql(`
  mutation SetPaymentPassword($input: SetPaymentPasswordInput!) {
    setPaymentPassword(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const SetPassword = graphql(`
  mutation SetPassword($input: SetPasswordInput!) {
    setPassword(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const EndAccountSession = graphql(`
  mutation EndAccountSession($id: ID!) {
    endAccountSession(id: $id) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const firstFields = {
  newPassword: secret,
  confirmPassword: secret,
  paymentPassword: secretOrNull,
};

/**
 * Sets the first password of the account (CA119), and returns the refusal, if any.
 * @throws Response a redirect to the page, in a new session, with a success message
 */
export async function setPassword(
  { gateway }: AppLoadContext,
  form: FormData,
): Promise<FormOutcome> {
  const { input } = readForm(form, firstFields);
  const { data } = await gateway.execute(SetPassword, { input });
  const result = data?.setPassword;
  if (result?.__typename === "SetPasswordSuccess") throw redirect("/member/security?notice=set");
  return { problem: refusalOf(result), values: {} };
}

const paymentFields = {
  oldPaymentPassword: secretOrNull,
  newPaymentPassword: secret,
  confirmPaymentPassword: secret,
};

/**
 * Sets or changes the payment password (CA4), and returns the refusal, if any.
 * @param returnTo the page that requires it, if any
 * @throws Response a redirect to that page, or to its own page with a success message
 */
export async function setPaymentPassword(
  { gateway }: AppLoadContext,
  form: FormData,
  returnTo: string | null,
): Promise<FormOutcome> {
  const { input } = readForm(form, paymentFields);
  const { data } = await gateway.execute(SetPaymentPassword, { input });
  const result = data?.setPaymentPassword;
  if (result?.__typename === "SetPaymentPasswordSuccess") {
    throw redirect(safeReturnTo(returnTo, "/member/security?notice=payment"));
  }
  return { problem: refusalOf(result), values: {} };
}

/** Ends another session of the account (CA6). */
export async function endSession({ gateway }: AppLoadContext, id: string) {
  const { data } = await gateway.execute(EndAccountSession, { id });
  const result = data?.endAccountSession;
  if (result?.__typename === "EndAccountSessionSuccess") return done(id);
  return refusedWith(id, refusalOf(result));
}

const EndOpenSession = graphql(`
  mutation EndOpenSession($id: ID!) {
    endOpenSession(id: $id) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const EndOtherSessions = graphql(`
  mutation EndOtherSessions {
    endOtherSessions {
      __typename
      ...Refusal_refusal
    }
  }
`);

/**
 * Ends a session of this site, or all others (G26).
 * @param id null for all others
 * @throws Response a redirect to the page with a success message
 */
export async function endOpenSessions(
  { gateway }: AppLoadContext,
  id: string | null,
): Promise<FormOutcome> {
  const result =
    id === null
      ? (await gateway.execute(EndOtherSessions, {})).data?.endOtherSessions
      : (await gateway.execute(EndOpenSession, { id })).data?.endOpenSession;
  if (result?.__typename === "EndOpenSessionsSuccess") {
    throw redirect("/member/security?notice=sessions");
  }
  return { problem: refusalOf(result), values: {} };
}
