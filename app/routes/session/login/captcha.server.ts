import { graphql } from "~/graphql/generated";
import type { PortalContext } from "~/portal-context.ts";
import type { CaptchaState } from "./outcome.ts";

const Captcha = graphql(`
  query Captcha {
    captcha {
      __typename
      ... on Captcha {
        image
      }
      ... on Throttled {
        retryAfterMs
      }
    }
  }
`);

/** A picture to type, throttled to one a second (V56). */
export async function askCaptcha({ gateway }: PortalContext): Promise<CaptchaState> {
  const { data } = await gateway.execute(Captcha, {});
  switch (data?.captcha.__typename) {
    case "Captcha":
      return { image: data.captcha.image };
    case "Throttled":
      return { retryAfterMs: data.captcha.retryAfterMs };
    default:
      return "missing";
  }
}
