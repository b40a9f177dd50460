import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useShell } from "~/components/shell/use-shell.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { once, readForm, tick } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import type { BreakLength } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { loadPart } from "~/routes/member/part.server.ts";
import { guardChange, requireMember } from "~/session/guards/guards.server.ts";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { HelpList } from "~/ui/links/help-list.tsx";
import { BreakReview } from "./break-review.tsx";
import { LengthForm } from "./length-form.tsx";

const BreakChoices = graphql(`
  query BreakChoices {
    breakChoices {
      ...BreakOption
    }
  }
`);

const StartBreak = graphql(`
  mutation StartBreak($input: StartBreakInput!) {
    startBreak(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** G15, G16: the breaks that can be taken; `?length=` shows the review of one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    title: pageTitle(context, "member.pages.takeBreak"),
    part: await loadPart(request, context, [BreakChoices, {}], (data) => data.breakChoices),
    requested: new URL(request.url).searchParams.get("length"),
  };
}

const lengths: readonly BreakLength[] = [
  ...(["DAY", "WEEK", "MONTH", "SIX_WEEKS"] as const),
  ...(["HALF_YEAR", "YEAR", "FIVE_YEARS", "FOREVER"] as const),
];

/** Starts the break; `length` and the ticked `confirmed`. All data of this person leaves the browser (G17). */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireMember);
  const { input, values } = readForm(await request.formData(), { length: once, confirmed: tick });
  const length = lengths.find((each) => each === input.length);
  if (!length) throw new Response(null, { status: 400 });
  const { confirmed } = input;
  const { data } = await context.gateway.execute(StartBreak, { input: { length, confirmed } });
  const result = data?.startBreak;
  if (result?.__typename === "StartBreakSuccess") return redirectDocument("/break");
  return answerOutcome({ problem: refusalOf(result), values });
}

export default function TakeBreak() {
  const { t } = useI18n();
  const { part, requested } = useLoaderData<typeof loader>();
  const { helpOrganisations } = useShell();
  const outcome = useActionData<typeof action>();
  const title = t("member.pages.takeBreak");
  return (
    <>
      <PageHeader title={title} lead={t("breaks.lead")} />
      <PartBlock part={part} name={title}>
        {(choices) => {
          const chosen = choices.find(({ length }) => length === requested);
          return chosen ? (
            <BreakReview choice={chosen} problem={outcome?.problem} />
          ) : (
            <LengthForm choices={choices} />
          );
        }}
      </PartBlock>
      <div className="mt-6">
        <HelpList title={t("shell.helpOrganisations")} organisations={helpOrganisations} />
      </div>
    </>
  );
}
