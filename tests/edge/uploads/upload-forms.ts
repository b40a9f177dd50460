/** Forms with pictures, as browsers send them. */
import type { OpenPortal } from "../../support/portal.ts";

export const mebibyte = 1024 * 1024;

type Bytes = Uint8Array<ArrayBuffer> | number[];
export function picture(of: Bytes | ((size: number) => Bytes), size = 2000, name = "me.png"): File {
  const bytes = typeof of === "function" ? of(size) : of;
  return new File([new Uint8Array(bytes)], name, { type: "image/png" });
}

export interface Form {
  content?: string;
  id?: string;
  images?: File[];
  proof?: File[];
}

export function formOf({ images = [], proof = [], ...texts }: Form): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  for (const file of images) form.append("images", file, file.name);
  for (const file of proof) form.append("proof", file, file.name);
  return form;
}

interface Way {
  path?: string;
  headers?: Record<string, string>;
}

/** Returns whether the other side closed the connection before its response could be read. */
function isCut({ cause }: Error): boolean {
  const { code } = (cause ?? {}) as { code?: string };
  return ["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"].includes(code ?? "");
}

/** Returns functions that send forms to a portal. */
export function uploadsTo(portal: OpenPortal) {
  return {
    /**
     * Sends a form as a browser without JavaScript does, on its own connection: the portal closes a connection
     * after a refusal before the end of the form. The closing may arrive before the response, because nothing
     * in front of the Worker reads the rest. No form was accepted then, so it is sent again.
     */
    async post(world: string, body: BodyInit, { path = "/upload/feedback", headers }: Way = {}) {
      const { origin } = portal;
      const sent = { origin, accept: "text/html", connection: "close", ...headers };
      const send = () => portal.fetch(path, { method: "POST", body, headers: sent, as: { world } });
      for (let cut = 0; cut < 4; cut += 1) {
        try {
          return await send();
        } catch (error) {
          if (!isCut(error as Error)) throw error;
        }
      }
      return send();
    },
    /** Returns the messages that the platform has received, newest first. */
    async filed(world: string): Promise<{ id: number; content: string; images: number }[]> {
      const { sandboxOrigin } = portal;
      return (await fetch(`${sandboxOrigin}/__sandbox/feedback?world=${world}`)).json();
    },
  };
}
