/** What Firebase and its emulator use of Google's frame library, over plain messages. */
interface Frame {
  register(type: string, handler: Handler): void;
  send(type: string, data: unknown, done: (answers: unknown[]) => void): void;
}
type Handler = (data: unknown) => unknown;

interface Message {
  gapi?: "ask" | "answer";
  type: string;
  id: number;
  data: unknown;
}

/**
 * Stands in for `https://apis.google.com/js/api.js`, which no test may ask for: in our page it opens the emulator's
 * frame, in that frame it talks to our page. Runs in the browser, by its text.
 */
export function gapiStandIn(): void {
  const channelTo = (other: () => Window | null): Frame => {
    const handlers = new Map<string, Handler>();
    const waiting = new Map<number, (answers: unknown[]) => void>();
    const early: Message[] = [];
    const post = (message: Message) => other()?.postMessage(message, "*");
    addEventListener("message", ({ source, data }: MessageEvent<Message>) => {
      if (source !== other() || typeof data !== "object" || data === null) return;
      if (data.gapi === "answer") notify(data);
      if (data.gapi === "ask") void answer(data);
    });
    const notify = ({ id, data }: Message) => {
      try {
        waiting.get(id)?.([data]);
      } catch {
        // Firebase throws in one of these whatever it was told, and Google's library lets nobody know.
      }
    };
    const answer = async (requested: Message) => {
      const handler = handlers.get(requested.type);
      // The frame may speak before the page listens.
      if (!handler) early.push(requested);
      else post({ ...requested, gapi: "answer", data: await handler(requested.data) });
    };
    let requested = 0;
    return {
      register(type, handler) {
        handlers.set(type, handler);
        for (const each of early.splice(0)) void answer(each);
      },
      send(type, data, done) {
        requested += 1;
        waiting.set(requested, done);
        post({ gapi: "ask", type, id: requested, data });
      },
    };
  };
  const open = ({ url }: { url: string }, opened: (frame: object) => unknown) => {
    const element = document.createElement("iframe");
    element.hidden = true;
    element.src = url;
    const loaded = new Promise<void>((resolve) =>
      element.addEventListener("load", () => resolve(), { once: true }),
    );
    document.body.appendChild(element);
    const channel = channelTo(() => element.contentWindow);
    return opened({ ...channel, restyle: async () => undefined, ping: () => loaded });
  };
  const parent = channelTo(() => window.parent);
  const iframes = {
    CROSS_ORIGIN_IFRAMES_FILTER: "any",
    getContext: () => ({ open, getParentIframe: () => parent }),
  };
  const load = (_name: string, { callback }: { callback: () => void }) => callback();
  Object.assign(window, { gapi: { load, iframes } });
  const here = document.currentScript;
  const name =
    here instanceof HTMLScriptElement ? new URL(here.src).searchParams.get("onload") : null;
  const ready: unknown = Reflect.get(window, name ?? "gapi_onload");
  if (typeof ready === "function") ready();
}
