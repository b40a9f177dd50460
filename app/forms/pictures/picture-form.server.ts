/** Forms with pictures (A86, A101). The edge limits their total size, the gateway checks each picture. */
import { readTextsOnly } from "./form-texts-only.ts";
import { takeRoom } from "./upload-budget.ts";

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

/**
 * Reads the form of an action below `/upload/`, the only path where the edge accepts pictures, and reserves memory until
 * `use` ends. Returns null when the edge cut the form at its size limit.
 * @throws Response 400 when the form is incomplete, has too many parts, or is no form
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
