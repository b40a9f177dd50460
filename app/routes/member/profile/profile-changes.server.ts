import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { line, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import { profileFields } from "./profile-fields.ts";

const UpdateProfile = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const ChooseAvatar = graphql(`
  mutation ChooseAvatar($id: ID!) {
    chooseAvatar(id: $id) {
      __typename
      ...Refusal_refusal
    }
  }
`);

/**
 * Changes the fields of the form (CA2); fields that the form does not have stay unchanged.
 * @throws Response a redirect to the page with a success message
 */
export async function updateProfile(
  { gateway }: AppLoadContext,
  form: FormData,
): Promise<FormOutcome> {
  const held = profileFields.filter(({ name }) => form.has(name));
  const { input, values } = readForm(
    form,
    Object.fromEntries(held.map(({ name }) => [name, line])),
  );
  const { data } = await gateway.execute(UpdateProfile, { input });
  const result = data?.updateProfile;
  if (result?.__typename === "UpdateProfileSuccess")
    throw redirect("/member/profile?saved=details");
  return { problem: refusalOf(result), values };
}

/**
 * Takes a picture (CA91).
 * @throws Response as `updateProfile`
 */
export async function chooseAvatar({ gateway }: AppLoadContext, id: string): Promise<FormOutcome> {
  const { data } = await gateway.execute(ChooseAvatar, { id });
  const result = data?.chooseAvatar;
  if (result?.__typename === "ChooseAvatarSuccess") throw redirect("/member/profile?saved=picture");
  return { problem: refusalOf(result), values: {} };
}
