/** Checks the uploaded pictures of a form by their content before they are sent on (A86, A101, V52–V54). */
import type { FieldError } from "../generated/resolver-types.ts";
import { readPicture } from "./read-picture.ts";

/** Maximum size of a picture, in bytes (A101): 5 MiB, inclusive. */
export const mostImageBytes = 5 * 1024 * 1024;

export type Images = { images: Blob[] } | { fields: FieldError[] };

/**
 * Checks the pictures of one field. The accepted ones are returned without file name, declared type and
 * metadata. The empty file that a browser sends for an empty input is ignored.
 * @param most maximum number of pictures
 */
export async function readImages(
  field: string,
  files: readonly Blob[],
  most: number,
): Promise<Images> {
  const given = files.filter(({ size }) => size > 0);
  if (given.length > most) return refuse(field, "validation.tooManyFiles", String(most));
  if (given.some(({ size }) => size > mostImageBytes)) {
    return refuse(field, "validation.fileTooLarge", "5 MB");
  }
  const images: Blob[] = [];
  for (const file of given) {
    const picture = readPicture(new Uint8Array(await file.arrayBuffer()));
    if (picture === null) return refuse(field, "validation.fileType", "png, jpg");
    images.push(new Blob(picture.parts, { type: picture.type }));
  }
  return { images };
}

function refuse(field: string, messageKey: string, max: string): Images {
  return { fields: [{ field, messageKey, values: [{ name: "max", value: max }] }] };
}
