import type { Brand } from "../../../brands/brand.ts";

/** How often and after how long something is sent again while the Worker is exchanged, which a change of a file causes. */
const tries = 20;
const againMs = 1500;

export interface Answer {
  path?: string;
  diff?: string;
  written?: string[];
  /** The brand as its file is after pictures were made. */
  brand?: Brand;
  message: string;
  isDone: boolean;
}

/**
 * Sends to the editor's server. What is sent may arrive twice: it says how a file is to be, so that changes nothing.
 * @returns its answer; a refusal comes as a message
 */
export async function send(path: string, body: BodyInit, type: string): Promise<Answer> {
  for (let count = 0; count < tries; count += 1) {
    try {
      const headers = { "content-type": type };
      const answer = await fetch(`/dev/brand/${path}`, { method: "POST", headers, body });
      const read = (await answer.json()) as Partial<Answer> & { problems?: [string, string][] };
      const listed = read.problems?.map(([place, says]) => `${place}: ${says}`).join(" ");
      return Object.assign({ message: listed ?? "" }, read, { isDone: answer.ok });
    } catch {
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }
  return { message: "npm run dev does not answer.", isDone: false };
}
