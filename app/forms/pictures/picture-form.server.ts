/** Forms with pictures (A86, A101): the edge has capped them as a whole, the gateway judges each picture. */
import { readTextsOnly } from "./form-texts-only.ts";
import { takeRoom } from "./upload-budget.ts";

export interface PictureForm {
  /** True when other pictures fill the isolate: the texts were read, and no file. */
  busy: boolean;
  /** A text field, trimmed; empty when it was not sent. */
  text(name: string): string;
  /** The files of a field, as they were sent. */
  files(name: string): File[];
}

/** When it may be sent again, in seconds, as a header has it. */
export const busySeconds = "5";

/**
 * Reads the form of an action below `/upload/`, where alone pictures fit through the edge, and keeps room for it until
 * `use` is done. Null when it was cut at the edge's cap.
 * @throws Response 400 when it broke off, has too many parts, or can't be read as a form
 */
export async function withPictureForm<T>(
  request: Request,
  use: (form: PictureForm | null) => Promise<T>,
): Promise<T> {
  const leave = takeRoom(request.headers.get("content-length"), Date.now());
  try {
    const form = await readForm(request, leave === null).catch((error: unknown) => {
      if (error instanceof RangeError) return null;
      throw new Response(null, { status: 400 });
    });
    return await use(form && pictureForm(form, leave === null));
  } finally {
    leave?.();
  }
}

function readForm(request: Request, textsOnly: boolean): Promise<FormData> {
  const { body } = request;
  return textsOnly && body
    ? readTextsOnly(body, request.headers.get("content-type") ?? "")
    : request.formData();
}

const pictureForm = (form: FormData, busy: boolean): PictureForm => ({
  busy,
  text(name) {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  },
  files: (name) => form.getAll(name).filter((value): value is File => value instanceof File),
});
