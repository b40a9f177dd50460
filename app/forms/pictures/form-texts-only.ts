/** Reads the texts of a form with pictures from its stream, and drops the files. */

/** The most bytes of one text; no form allows as many. */
const longestText = 64 * 1024;
const longestHead = 8 * 1024;

interface Part {
  name: string;
  isFile: boolean;
  bytes: string;
}

/** Decodes one character per byte, so that a boundary can be found as text. */
function bytesOf(chunk: Uint8Array): string {
  let text = "";
  for (let at = 0; at < chunk.length; at += 8192) {
    text += String.fromCharCode(...chunk.subarray(at, at + 8192));
  }
  return text;
}

const textOf = (bytes: string): string =>
  new TextDecoder().decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)));

function partOf(head: string): Part {
  const [, name = ""] = /\bname="([^"]*)"/.exec(head) ?? [];
  return { name, isFile: /\bfilename/.test(head), bytes: "" };
}

/**
 * Returns the text fields of a form.
 * @param contentType the header of the form, with its boundary
 * @throws what reading the body throws; TypeError when the body is no form
 */
export async function readTextsOnly(
  body: ReadableStream<Uint8Array>,
  contentType: string,
): Promise<FormData> {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const divider = `\r\n--${quoted ?? plain ?? ""}`;
  const texts = new FormData();
  let part: Part | null = null;
  let rest = "\r\n";
  const end = () => {
    if (part && !part.isFile) texts.append(part.name, textOf(part.bytes));
    part = null;
  };
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    rest += bytesOf(read.value);
    for (;;) {
      const at = rest.indexOf(divider);
      const until = at < 0 ? Math.max(0, rest.length - divider.length) : at;
      const open: Part | null = part;
      if (open && !open.isFile) {
        (open as Part).bytes = ((open as Part).bytes + rest.slice(0, until)).slice(0, longestText);
      }
      rest = rest.slice(until);
      if (at < 0) break;
      end();
      const headEnd = rest.indexOf("\r\n\r\n", divider.length);
      if (headEnd < 0) {
        if (rest.length > longestHead) throw new TypeError("A part of the form has no head.");
        break;
      }
      part = partOf(rest.slice(divider.length, headEnd));
      rest = rest.slice(headEnd + 4);
    }
  }
  end();
  return texts;
}
