/** Forms with pictures (A86, A101). The edge limits their total size, the gateway checks each picture. */

import type { PortalContext } from "~/portal-context.ts";
import { ownerField } from "~/session/owner-names.ts";
import { readTextsOnly } from "./form-texts-only.ts";
import { type Room, takeRoom } from "./upload-budget.ts";

export interface PictureForm {
  /** True when other uploads use up the isolate's budget: only the texts were read. */
  busy: boolean;
  /** Returns a text field, trimmed; empty when it was not sent. */
  text(name: string): string;
  /** Returns the files of a field, unchanged. */
  files(name: string): File[];
}

/** The Retry-After header, in seconds. */
export const busySeconds = "5";

/** The beginning of a form, in bytes, in which its texts are: they stand before the pictures. */
const longestHead = 128 * 1024;

/** The request, and where it is said whose page it comes from. */
interface PictureRequest {
  request: Pick<Request, "headers" | "body">;
  context: Pick<PortalContext, "namePageOwner">;
}

/**
 * Reads the form of an action below `/upload/`, the only path where the edge accepts pictures, and reserves memory until
 * `use` ends. Returns null when the edge cut the form at its size limit.
 * @throws Response 400 when the form is incomplete, has too many parts, or is no form
 */
export async function withPictureForm<T>(
  { request: { headers, body }, context }: PictureRequest,
  use: (form: PictureForm | null) => Promise<T>,
): Promise<T> {
  const type = headers.get("content-type") ?? "";
  const arriving = body && new ArrivingForm(body, type);
  const room = takeRoom(headers.get("content-length"), Date.now(), () => arriving?.giveUp());
  try {
    const form = await (room && arriving ? arriving.read(room) : readTexts(body, type)).catch(
      (error: unknown) => {
        if (error instanceof RangeError) return null;
        throw new Response(null, { status: 400 });
      },
    );
    const read = form && pictureForm(form, room === null || arriving?.isGivenUp === true);
    if (read) context.namePageOwner(read.text(ownerField));
    return await use(read);
  } finally {
    room?.leave();
  }
}

async function readTexts(body: ReadableStream<Uint8Array> | null, type: string): Promise<FormData> {
  if (!body) throw new TypeError("The form has no body.");
  return readTextsOnly(body, type);
}

/** A form while it arrives. It can be given up for another one; its texts stay then. */
class ArrivingForm {
  isGivenUp = false;
  readonly #body: ReadableStream<Uint8Array>;
  readonly #type: string;
  #head = new Uint8Array(0);
  #end: (error: Error) => void = () => undefined;

  constructor(body: ReadableStream<Uint8Array>, type: string) {
    this.#body = body;
    this.#type = type;
  }

  async read(room: Room): Promise<FormData> {
    const reader = this.#body.getReader();
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#end = (error) => {
          controller.error(error);
          reader.cancel(error).catch(() => undefined);
        };
      },
      pull: async (controller) => {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        room.arrived(value.byteLength);
        this.#keepHead(value);
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    });
    try {
      const headers = { "content-type": this.#type };
      const form = await new Response(stream, { headers }).formData();
      room.complete();
      return form;
    } catch (error) {
      if (!this.isGivenUp) throw error;
      return readTextsOnly(new Blob([this.#head]).stream(), this.#type).catch(() => new FormData());
    }
  }

  giveUp(): void {
    this.isGivenUp = true;
    this.#end(new Error("The room is given to another form."));
  }

  #keepHead(chunk: Uint8Array): void {
    const more = chunk.subarray(0, longestHead - this.#head.length);
    if (more.length === 0) return;
    const head = new Uint8Array(this.#head.length + more.length);
    head.set(this.#head);
    head.set(more, this.#head.length);
    this.#head = head;
  }
}

const pictureForm = (form: FormData, busy: boolean): PictureForm => ({
  busy,
  text(name) {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  },
  files: (name) => form.getAll(name).filter((value): value is File => value instanceof File),
});
