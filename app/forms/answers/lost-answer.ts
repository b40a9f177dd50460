/** Handles a form whose response was lost: the page stays and reports an unknown outcome (A143). */

import { refusedAnswer } from "./refused-answer.ts";

/** The status of the replacement response. No server sends it. */
export const lostStatus = 599;

/** Actions without typed values: for them Remix may show its error page. */
const noForm = /^\/(play|logout|language|favorites\/toggle)\.data$/;

/** The address where a response was lost, until another form gets a response. */
let lostAt: string | null = null;

/** Whether the form of this page has to be sent again. A revalidation would give it another key. */
export const isAnswerLost = (href = location.href): boolean => lostAt === href;

type Fetch = typeof fetch;

/**
 * Wraps `fetch` for forms whose response is missing or incomplete, because Remix would replace the form by its error
 * page. The replacement response refuses with OUTCOME_UNKNOWN and has the sent values without secrets.
 * @param ask the browser's `fetch`
 * @param here returns the address of the page
 */
export function keepingForms(send: Fetch, here = () => location.href): Fetch {
  return async (input, init) => {
    if (!isForm(input, init)) return send(input, init);
    try {
      const answer = await send(input, init);
      // The body has to be complete: a connection can break in the middle of it.
      const text = answer.body ? await answer.text() : null;
      lostAt = null;
      const { status, statusText, headers } = answer;
      return new Response(text, { status, statusText, headers });
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      lostAt = here();
      const body = encoded({ data: lostAnswer(init?.body) });
      return new Response(body, { status: lostStatus });
    }
  };
}

/** Whether Remix sends a form to an action. */
function isForm(input: Parameters<Fetch>[0], init: RequestInit | undefined): boolean {
  if (!init?.method || init.method === "GET") return false;
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  return pathname.endsWith(".data") && !noForm.test(pathname);
}

function lostAnswer(body: RequestInit["body"]) {
  const sent = body instanceof FormData || body instanceof URLSearchParams ? [...body] : [];
  return refusedAnswer({ kind: "refused", reason: "OUTCOME_UNKNOWN" }, sent);
}

/** Encodes a value for Remix (turbo-stream): a list in which objects hold the indexes of their names and values. */
function encoded(value: object): string {
  const list: unknown[] = [];
  const put = (each: unknown): number => {
    const at = list.push(each) - 1;
    if (each instanceof Object) {
      const pairs = Object.entries(each).map(([name, inner]) => [`_${put(name)}`, put(inner)]);
      list[at] = Object.fromEntries(pairs);
    }
    return at;
  };
  put(value);
  return `${JSON.stringify(list)}\n`;
}
