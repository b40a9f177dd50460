import {
  type ActionFunctionArgs,
  data as answer,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { ChatBox } from "~/components/chat/chat-box.tsx";
import { Form } from "~/forms/owner/post-form.tsx";
import { statusOf } from "~/forms/refusal/refusal.server.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { Card } from "~/ui/layout/card.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { loadDesks, openChat } from "./chat.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];

/** M12: the chat as a page, for those without JavaScript and in a window of its own; as a panel it is `ChatGate`. */
export async function loader({ context }: LoaderFunctionArgs) {
  return {
    title: pageTitle(context, "nav.customerService"),
    desks: await loadDesks(context),
  };
}

/** Opens a chat. Field: `desk`, one of the desks; empty for any. */
export async function action({ request, context }: ActionFunctionArgs) {
  const desk = (await request.formData()).get("desk");
  const outcome = await openChat(context, typeof desk === "string" && desk ? desk : null);
  return answer(outcome, statusOf(outcome.problem));
}

export default function ChatPage() {
  const { t } = useI18n();
  const { desks } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const navigation = useNavigation();
  return (
    <div className="shell-width max-w-3xl py-6 lg:py-10">
      <PageHeader title={t("nav.customerService")} />
      <Card tone="page" pad="roomy" className="flex min-h-[60dvh] flex-col">
        <ChatBox
          desks={desks}
          outcome={outcome ?? null}
          busy={navigation.state === "submitting"}
          Form={Form}
        />
      </Card>
    </div>
  );
}
