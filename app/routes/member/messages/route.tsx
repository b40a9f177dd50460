import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { AnswerText } from "~/forms/answers/answer-text.tsx";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { once, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { recordQuery } from "~/reports/record-query.server.ts";
import { requireRows } from "~/reports/require-rows.server.ts";
import { done, refusedWith } from "~/routes/member/answer-outcome.server.ts";
import { outcomeText } from "~/routes/member/outcome.ts";
import { askPart } from "~/routes/member/part.server.ts";
import { requireMember } from "~/session/guards/guards.server.ts";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { RecordPager } from "~/ui/pager/record-pager.tsx";
import { MessageRow } from "./message-row.tsx";

export const handle: PageHandle = { requiresCountry: "nothing" };

const MemberMessages = graphql(`
  query MemberMessages($offset: Int!, $limit: Int!) {
    messages(offset: $offset, limit: $limit) {
      nodes {
        id
        title
        content
        sentAt
        read
      }
      pageInfo {
        ...PageInfo
      }
    }
  }
`);

const MarkMessagesRead = graphql(`
  mutation MarkMessagesRead($ids: [ID!]!) {
    markMessagesRead(ids: $ids) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const DeleteMessages = graphql(`
  mutation DeleteMessages($ids: [ID!]!) {
    deleteMessages(ids: $ids) {
      __typename
      ...Refusal_refusal
    }
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U27m messageV2: the operator's messages (CA26), read (CA27) and deleted (CA28). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { offset, limit } = recordQuery(request, context);
  const variables = { offset, limit };
  const part = await askPart(
    request,
    context,
    [MemberMessages, variables],
    (data) => data.messages,
  );
  requireRows(request, part);
  return { title: pageTitle(context, "member.pages.messageV2"), part };
}

/** The form has the message's `id`; `intent` is `read` or `delete`. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireMember(request, context);
  const { input, intent } = readForm(await request.formData(), { id: once });
  const { id } = input;
  const { gateway } = context;
  const result =
    intent === "delete"
      ? (await gateway.execute(DeleteMessages, { ids: [id] })).data?.deleteMessages
      : (await gateway.execute(MarkMessagesRead, { ids: [id] })).data?.markMessagesRead;
  if (result?.__typename === "ChangeMessagesSuccess") return done(id);
  return refusedWith(id, refusalOf(result));
}

export default function Messages() {
  const { t, money } = useI18n();
  const { part } = useLoaderData<typeof loader>();
  const before = useActionData<typeof action>();
  const title = t("member.pages.messageV2");
  return (
    <>
      <PageHeader title={title} lead={t("member.messages.lead")} />
      <AnswerText of={before} className="mb-4">
        {before && before.kind !== "done" ? outcomeText(before, { t, money }) : null}
      </AnswerText>
      <PartBlock part={part} name={title}>
        {({ nodes, pageInfo }) =>
          nodes.length === 0 ? (
            <EmptyBlock
              icon={<i className="icon-mail size-7" />}
              title={t("member.messages.empty")}
            />
          ) : (
            <>
              <Card as="ul" className="divide-y divide-line/60 overflow-hidden">
                {nodes.map((message) => (
                  <MessageRow key={message.id} message={message} />
                ))}
              </Card>
              <RecordPager pageInfo={pageInfo} />
            </>
          )
        }
      </PartBlock>
    </>
  );
}
