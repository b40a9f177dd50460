import * as v from "valibot";
import { PlatformError } from "./errors.ts";

const maxBytes = 5 * 1024 * 1024;
const magics = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];

/** A file of a form; `checkPictures` checks the content. */
export const pictureFile = v.instance(File);

/** Refuses files that are neither png nor jpg by their first bytes (V52), and files above 5 MiB (V53). */
export async function checkPictures(files: readonly File[]): Promise<void> {
  for (const file of files) {
    if (file.size > maxBytes) refuse("a picture above 5 MiB");
    const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    if (!magics.some((magic) => magic.every((byte, at) => head[at] === byte))) {
      refuse("a file that is no png or jpg");
    }
  }
}

function refuse(detail: string): never {
  throw new PlatformError("request_param_err", { detail });
}
