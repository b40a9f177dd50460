/** The questions of a topic of the help center: its headings, each with an id that pages and the search lead to. */
import { decodeReferences } from "../../values/text/html.ts";
import { plainText } from "../../values/text/plain-text.ts";

const heading = /<(h[2-4])([^>]*)>(.*?)<\/\1>/gs;

/** Returns sanitised HTML whose headings have ids: `faq-1`, `faq-2`. */
export function withQuestionIds(anchor: string, html: string): string {
  let place = 0;
  return html.replace(heading, (_whole, tag: string, attributes: string, inner: string) => {
    place += 1;
    return `<${tag} id="${anchor}-${place}"${attributes}>${inner}</${tag}>`;
  });
}

/** Returns the ids and texts of the headings. */
export function questionsIn(anchor: string, html: string): { anchor: string; title: string }[] {
  return [...html.matchAll(heading)].flatMap(([, , , inner], place) => {
    const title = plainText(inner);
    return title ? [{ anchor: `${anchor}-${place + 1}`, title: decodeReferences(title) }] : [];
  });
}
