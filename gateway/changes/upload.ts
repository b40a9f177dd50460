/** Pictures of a form, before they are sent on (A86, A101, V52–V54): by their bytes, not by their names. */
import type { FieldError } from "../generated/resolver-types.ts";

/** Bytes that one picture may have (A101): 5 MiB, inclusive. */
export const mostImageBytes = 5 * 1024 * 1024;

const pngMagic = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpegMagic = [0xff, 0xd8, 0xff];

export type Images = { images: Blob[] } | { fields: FieldError[] };

/**
 * Checks the pictures of one field. Those that pass come back without the visitor's name and type;
 * the empty file that a browser sends for an empty input is passed over.
 * @param most how many there may be
 */
export async function readImages(
  field: string,
  files: readonly Blob[],
  most: number,
): Promise<Images> {
  const given = files.filter(({ size }) => size > 0);
  if (given.length > most) return refuse(field, "validation.tooManyFiles", String(most));
  if (given.some(({ size }) => size > mostImageBytes)) {
    return refuse(field, "validation.fileTooLarge", "5 MiB");
  }
  const images: Blob[] = [];
  for (const file of given) {
    const type = await imageTypeOf(file);
    if (type === null) return refuse(field, "validation.fileType", "png, jpg");
    images.push(file.slice(0, file.size, type));
  }
  return { images };
}

async function imageTypeOf(file: Blob): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, pngMagic.length).arrayBuffer());
  const begins = (magic: number[]) => magic.every((byte, index) => head[index] === byte);
  if (begins(pngMagic)) return "image/png";
  return begins(jpegMagic) ? "image/jpeg" : null;
}

function refuse(field: string, messageKey: string, max: string): Images {
  return { fields: [{ field, messageKey, values: [{ name: "max", value: max }] }] };
}
