import type { CaptchaState, FormOutcome } from "~/forms/answers/form-outcome.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { graphql } from "~/graphql/generated";
import type { PortalContext } from "~/portal-context.ts";

const Captcha = graphql(`
  query Captcha {
    captcha {
      __typename
      ... on Captcha {
        image
      }
      ...Refusal_refusal
    }
  }
`);

/** Requests a captcha, throttled to one a second (V56). */
async function requestCaptcha({ gateway }: PortalContext): Promise<CaptchaState> {
  const { data } = await gateway.execute(Captcha, {});
  if (data?.captcha.__typename === "Captcha") return { image: data.captcha.image };
  const refusal = refusalOf(data?.captcha);
  return refusal.kind === "throttled" ? { retryAfterMs: refusal.retryAfterMs } : "missing";
}

/**
 * The answer to a form whose button asked for another picture: what was typed stays.
 * @param values what was typed, without secrets
 */
export async function answerWithCaptcha(context: PortalContext, values: FormOutcome["values"]) {
  return answerOutcome({ problem: null, captcha: await requestCaptcha(context), values });
}

// The longest wait for a captcha, in ms: one a second (K10).
const throttleMs = 1000;

/**
 * Requests the captcha after a refusal, which has used up the last one (M19). Within the throttle it waits, because the
 * last captcha is no longer valid.
 */
export async function nextCaptcha(context: PortalContext): Promise<CaptchaState> {
  const state = await requestCaptcha(context);
  const held = typeof state === "object" && state && "retryAfterMs" in state;
  if (!held || state.retryAfterMs > throttleMs) return state;
  await new Promise((resolve) => setTimeout(resolve, state.retryAfterMs));
  return requestCaptcha(context);
}
