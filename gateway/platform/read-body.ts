import type { Deadline } from "./deadline.ts";

/** Larger than its row allows, or not UTF-8: not worth a retry, it would be the same again. */
export class UnreadableBody extends Error {}

/**
 * Reads an answer as text, within the time limit and counting bytes as they arrive, so that a huge
 * answer costs no more memory than its cap.
 * @throws UnreadableBody, and whatever a broken connection throws
 */
export async function readBody(
  response: Response,
  maxBytes: number,
  deadline: Deadline,
): Promise<{ text: string; bytes: number }> {
  if (!response.body) return { text: "", bytes: 0 };
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const decode = (chunk?: Uint8Array): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new UnreadableBody();
    }
  };
  let text = "";
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await deadline.race(reader.read());
      if (done) break;
      bytes += value.byteLength;
      if (bytes > maxBytes) throw new UnreadableBody();
      text += decode(value);
    }
    return { text: text + decode(), bytes };
  } catch (error) {
    // Without this the connection would stay open until the request ends.
    reader.cancel().catch(() => undefined);
    throw error;
  }
}
