import type { AppLoadContext } from "@remix-run/cloudflare";
import type { ChatOutcome, Desk } from "~/components/chat/chat-box.tsx";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { graphql } from "~/graphql/generated";
import { partOf } from "~/reports/part-of.ts";

const ChatDesks = graphql(`
  query ChatDesks {
    chatDesks {
      id
      name
      online
    }
  }
`);

const OpenChat = graphql(`
  mutation OpenChat($input: OpenChatInput!) {
    openChat(input: $input) {
      __typename
      ... on OpenChatSuccess {
        url
      }
      ...Refusal_refusal
    }
  }
`);

/**
 * The desks (C59); null when the platform can't say, for a chat may work without.
 * @throws Response 404 where there is no chat (W1, A92)
 */
export async function loadDesks({ gateway }: AppLoadContext): Promise<Desk[] | null> {
  const part = partOf(await gateway.execute(ChatDesks, {}), ({ chatDesks }) => chatDesks);
  if ("notOffered" in part) throw new Response(null, { status: 404 });
  return "data" in part ? part.data : null;
}

/** Opens a chat with a support desk, or with any desk (C60). */
export async function openChat(
  { gateway }: AppLoadContext,
  deskId: string | null,
): Promise<ChatOutcome> {
  // The desk's name is shown above the frame; an unknown desk opens a chat with any desk.
  const { data: known } = deskId ? await gateway.execute(ChatDesks, {}) : {};
  const desk = known?.chatDesks?.find(({ id }) => id === deskId) ?? null;
  const { data } = await gateway.execute(OpenChat, { input: desk ? { deskId: desk.id } : {} });
  const result = data?.openChat;
  return result?.__typename === "OpenChatSuccess"
    ? { problem: null, opened: { url: result.url, desk: desk?.name ?? null } }
    : { problem: refusalOf(result), opened: null };
}
