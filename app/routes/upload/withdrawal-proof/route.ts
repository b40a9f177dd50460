import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { withPictureForm } from "~/forms/pictures/picture-form.server.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { sourcePage } from "~/forms/steps/source-page.ts";
import { graphql } from "~/graphql/generated";
import { requireMember } from "~/session/guards/guards.server.ts";

export const handle: PageHandle = { requiresCountry: "page" };

const DisputeWithdrawal = graphql(`
  mutation DisputeWithdrawal($input: ConfirmWithdrawalInput!) {
    confirmWithdrawal(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

/** There is no page at this address. */
export const loader = () => redirect("/");

/**
 * Reports "not received" with a picture as proof (M24, U47, S34). Fields: `id` of the confirmation and `proof`.
 * Redirects to the page of the form with `?proof=`: `sent`, or `failed` with the message's key or the reason in
 * `?why=` and the confirmation in `?of=`.
 * @throws Response a redirect: guests to the login, trial accounts to the home page
 */
export async function action({ request, context }: ActionFunctionArgs) {
  // Access is checked before the picture is read.
  await requireMember(request, context);
  const { id, why } = await withPictureForm({ request, context }, async (form) => {
    const id = form?.text("id") ?? "";
    if (!form) return { id, why: "validation.fileTooLarge" };
    if (form.busy) return { id, why: "BUSY" };
    return { id, why: await dispute(id, form.files("proof")[0], context) };
  });
  if (why === "OTHER_ACCOUNT") throw new Response(null, { status: 409 });
  const back = new URL(sourcePage(request), "https://portal.invalid");
  for (const name of ["proof", "of", "why"]) back.searchParams.delete(name);
  back.searchParams.set("proof", why === null ? "sent" : "failed");
  if (id) back.searchParams.set("of", id.slice(0, 40));
  if (why !== null) back.searchParams.set("why", why);
  return redirect(back.pathname + back.search);
}

/** Null when the operator has it; else the key of a message, or the reason of a refusal. */
async function dispute(
  id: string,
  proof: File | undefined,
  { gateway }: ActionFunctionArgs["context"],
): Promise<string | null> {
  const input = { id, decision: "NOT_RECEIVED" as const, proof: proof ?? null };
  const { data } = await gateway.execute(DisputeWithdrawal, { input });
  const result = data?.confirmWithdrawal;
  if (result?.__typename === "ConfirmWithdrawalSuccess") return null;
  const refusal = refusalOf(result);
  if (refusal.kind === "fields") return refusal.fields[0]?.messageKey ?? "validation.notAccepted";
  return refusal.kind === "refused" ? refusal.reason : "PLATFORM_UNAVAILABLE";
}
