import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { refusalOf } from "~/forms/answer-outcome.server.ts";
import type { LoginOutcome } from "~/forms/outcome.ts";
import { graphql } from "~/graphql/generated";
import { done, refusedWith } from "~/routes/member/answer-outcome.server.ts";

const SetPaymentPassword = graphql(`
  mutation SetPaymentPassword($input: SetPaymentPasswordInput!) {
    setPaymentPassword(input: $input) {
      __typename
      ... on InvalidInput {
        fields {
          field
          messageKey
          values {
            name
            value
          }
        }
      }
      ... on Throttled {
        retryAfterMs
      }
      ... on Refused {
        reason
      }
    }
  }
`);

const EndAccountSession = graphql(`
  mutation EndAccountSession($id: ID!) {
    endAccountSession(id: $id) {
      __typename
      ... on Throttled {
        retryAfterMs
      }
      ... on Refused {
        reason
      }
    }
  }
`);

/**
 * Sets or changes the payment password (CA4) and answers what stood in the way.
 * @throws Response a redirect to the page with the news that it worked
 */
export async function setPaymentPassword(
  { gateway }: AppLoadContext,
  text: (name: string) => string,
): Promise<LoginOutcome> {
  const input = {
    oldPaymentPassword: text("oldPaymentPassword") || null,
    newPaymentPassword: text("newPaymentPassword"),
    confirmPaymentPassword: text("confirmPaymentPassword"),
  };
  const { data } = await gateway.execute(SetPaymentPassword, { input });
  const result = data?.setPaymentPassword;
  if (result?.__typename === "SetPaymentPasswordSuccess") throw redirect("/member?notice=payment");
  return refusalOf(result, {});
}

/** Ends another session of the account (CA6). */
export async function endSession({ gateway }: AppLoadContext, id: string) {
  const { data } = await gateway.execute(EndAccountSession, { id });
  const result = data?.endAccountSession;
  return result?.__typename === "EndAccountSessionSuccess" ? done(id) : refusedWith(id, result);
}
