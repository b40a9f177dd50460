import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { formRules } from "~/forms/rules/form-rules.server.ts";
import { ruleHints } from "~/forms/rules/rule-hint.ts";
import { graphql } from "~/graphql/generated";
import { type KeyIn, useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { loadPart } from "~/routes/member/part.server.ts";
import { useOffers } from "~/routes/member/use-offers.ts";
import { guardChange, requireMember } from "~/session/guards/guards.server.ts";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { DoneNote } from "~/ui/notes/done-note.tsx";
import { AvatarForm } from "./avatar-form.tsx";
import { LockedFacts } from "./locked-facts.tsx";
import { chooseAvatar, updateProfile } from "./profile-changes.server.ts";
import { profileFields } from "./profile-fields.ts";
import { ProfileForm } from "./profile-form.tsx";

const MemberProfile = graphql(`
  query MemberProfile {
    profile {
      ...OwnProfile
    }
    system {
      registrationRules {
        field
        pattern
        patternId
        minLength
        maxLength
      }
    }
  }
`);

graphql(`
  fragment OwnProfile on Profile {
    nickname
    realName
    birthday
    address
    nationality
    occupation
    sourceOfIncome
    zalo
    telegram
    email
    mobile
  }
`);

const MemberAvatars = graphql(`
  query MemberAvatars {
    avatars {
      id
      image
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** D-32: the account holder's data (CA1) by the platform's rules (C15), and the picture (C12, CA90). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const [part, avatars] = await Promise.all([
    loadPart(
      request,
      context,
      [MemberProfile, {}],
      ({ profile, system }) => profile && { ...profile, rules: system.registrationRules ?? null },
    ),
    loadPart(request, context, [MemberAvatars, {}], (data) => data.avatars),
  ]);
  const { patternMessages } = context.brand;
  const rules = "data" in part ? part.data.rules : null;
  // Limits are never guessed (A47): without the rules there is a retry instead of a form.
  const ruleless = "data" in part && rules === null;
  const profile = ruleless ? { failed: true as const, requestId: context.requestId } : part;
  const requested = profileFields.map((field) => {
    const like = "like" in field ? field.like : field.name;
    return { ...field, like, optional: !("required" in field) };
  });
  return {
    title: pageTitle(context, "member.pages.profile"),
    profile,
    avatars,
    rules: formRules(
      rules,
      Object.fromEntries(requested.map(({ name, like, optional }) => [name, { like, optional }])),
      patternMessages,
    ),
    hints: Object.fromEntries(
      requested.map(({ name, like }) => [
        name,
        ruleHints(
          rules?.find(({ field }) => field === like),
          patternMessages,
        ),
      ]),
    ),
  };
}

/** A picture's button sends `avatar`, the form of the details its fields. */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireMember);
  const form = await request.formData();
  const avatar = form.get("avatar");
  return typeof avatar === "string"
    ? answerOutcome({ ...(await chooseAvatar(context, avatar)), values: { form: "avatar" } })
    : answerOutcome(await updateProfile(context, form));
}

const notices = { details: "profile.saved", picture: "profile.savedPicture" } as const;

export default function Profile() {
  const { t } = useI18n();
  const [query] = useSearchParams();
  const { profile, avatars, rules, hints } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const offers = useOffers();
  const title = t("member.pages.profile");
  const requested = query.get("saved");
  const saved = requested === "details" || requested === "picture" ? notices[requested] : null;
  const ofAvatar = outcome?.values.form === "avatar";
  return (
    <>
      <PageHeader title={title} lead={t("profile.lead")} />
      {saved && !outcome ? <DoneNote>{t(saved satisfies KeyIn<"profile">)}</DoneNote> : null}
      <div className="grid gap-5">
        {offers("AVATAR") ? (
          <PartBlock part={avatars} name={t("profile.picture")}>
            {(choices) => (
              <AvatarForm choices={choices} problem={ofAvatar ? outcome.problem : null} />
            )}
          </PartBlock>
        ) : null}
        <PartBlock part={profile} name={title}>
          {(own) => (
            <>
              <ProfileForm
                profile={own}
                rules={rules}
                hints={hints}
                outcome={ofAvatar ? undefined : outcome}
              />
              <LockedFacts profile={own} />
            </>
          )}
        </PartBlock>
      </div>
    </>
  );
}
