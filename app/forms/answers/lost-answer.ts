/** A form that was sent, and whose answer was lost on its way back: the page stays, and says that nobody knows (A143). */

/** The status of such an answer. No server gives it. */
export const lostStatus = 599;

/** Actions whose answer is not that of a form: there is nothing typed to keep, so the error page may say it. */
const noForm = /^\/(play|logout|language|favorites\/toggle)\.data$/;

const secret = /password|code|captcha|human|token/i;

/** The address where an answer was lost, until another form was answered. */
let lostAt: string | null = null;

/** Whether the page waits for its form to be sent again: to read it anew would give the form another key. */
export const isAnswerLost = (href = location.href): boolean => lostAt === href;

type Fetch = typeof fetch;

/**
 * Takes the browser's `fetch` for a form whose answer does not come, or not as a whole: Remix would show its error page in
 * place of the form. What comes instead is a refusal of the unknown outcome, with what was sent but secrets.
 * @param ask the browser's own
 * @param here the address of the page
 */
export function keepingForms(ask: Fetch, here = () => location.href): Fetch {
  return async (input, init) => {
    if (!isForm(input, init)) return ask(input, init);
    try {
      const answer = await ask(input, init);
      // Its text too has to be there: a connection may break in the middle of it.
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

/** What forms of either kind read of a refusal: as their `problem`, or as the answer itself. */
function lostAnswer(body: RequestInit["body"]) {
  const sent = body instanceof FormData || body instanceof URLSearchParams ? [...body] : [];
  const texts = sent.filter(([, value]) => typeof value === "string");
  const fields = Object.fromEntries(texts) as Record<string, string>;
  const { idempotencyKey: key } = fields;
  const refusal = { kind: "refused", reason: "OUTCOME_UNKNOWN" };
  return {
    ...refusal,
    problem: refusal,
    id: fields.id ?? fields.requestId ?? fields.rewardId ?? fields.cardId ?? key ?? "",
    values: Object.fromEntries(texts.filter(([name]) => !secret.test(name))),
    ...(key ? { idempotencyKey: key, key } : {}),
  };
}

/** As Remix reads answers (turbo-stream): a list, in which objects say the places of their names and values. */
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
