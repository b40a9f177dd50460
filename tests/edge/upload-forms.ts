/** Forms with pictures, as browsers send them. */
import type { Portal } from "../support/portal.ts";

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

/** Whether the other side closed the connection before its answer could be read. */
function isCut({ cause }: Error): boolean {
  const { code } = (cause ?? {}) as { code?: string };
  return ["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"].includes(code ?? "");
}

/** The forms of one portal, which is asked for when they are sent. */
export function uploadsTo(portal: () => Portal) {
  return {
    /**
     * Sends a form as a browser without JavaScript does, on a connection of its own: one on which a
     * refusal came before the form was read is closed by the portal, and must not be taken for the next.
     * Such an end may also overtake the refusal itself, where nothing stands in front of the Worker that
     * reads the rest; nothing was taken then, and it is sent again.
     */
    async post(world: string, body: BodyInit, { path = "/upload/feedback", headers }: Way = {}) {
      const { origin } = portal();
      const sent = { origin, accept: "text/html", connection: "close", ...headers };
      const send = () =>
        portal().fetch(path, { method: "POST", body, headers: sent, as: { world } });
      for (let cut = 0; cut < 4; cut += 1) {
        try {
          return await send();
        } catch (error) {
          if (!isCut(error as Error)) throw error;
        }
      }
      return send();
    },
    /** Messages that the platform has, newest first. */
    async filed(world: string): Promise<{ id: number; content: string; images: number }[]> {
      const { sandboxOrigin } = portal();
      return (await fetch(`${sandboxOrigin}/__sandbox/feedback?world=${world}`)).json();
    },
  };
}
