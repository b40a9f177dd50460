/** The functions of a widget that a page may call, with the real service's names. */
interface WidgetOptions {
  sitekey: string;
  action?: string;
  language?: string;
  size?: string;
  "response-field"?: boolean;
  callback?(token: string): void;
  "expired-callback"?(): void;
  "error-callback"?(code: string): unknown;
}

/**
 * `/turnstile/v0/api.js`. It runs in the portal's page and is sent as text, so it must not use anything from its
 * surroundings. It puts the widget's frame into the box and passes on the frame's messages.
 */
export function humanScript(): void {
  const source = new URL((document.currentScript as HTMLScriptElement).src);
  const widgets = new Map<
    string,
    { frame: HTMLIFrameElement; field: HTMLInputElement | null; options: WidgetOptions }
  >();
  const titles: Record<string, string> = {
    ko: "사람인지 확인하는 위젯",
    vi: "Xác minh bạn là con người",
    th: "ตรวจสอบว่าคุณเป็นมนุษย์",
    zh: "真人验证",
    ja: "人間であることの確認",
  };
  let made = 0;

  const addressOf = ({ sitekey, action = "", language = "auto" }: WidgetOptions): string => {
    const url = new URL("/turnstile/v0/widget", source);
    const world = source.searchParams.get("world");
    if (world) url.searchParams.set("world", world);
    url.searchParams.set("sitekey", sitekey);
    url.searchParams.set("action", action);
    url.searchParams.set("language", language === "auto" ? navigator.language : language);
    return url.href;
  };

  window.addEventListener("message", (event) => {
    if (event.origin !== source.origin) return;
    for (const { frame, field, options } of widgets.values()) {
      if (frame.contentWindow !== event.source) continue;
      const { name, token = "", code = "" } = event.data;
      if (field) field.value = token;
      if (name === "complete") options.callback?.(token);
      if (name === "expired") options["expired-callback"]?.();
      if (name === "error") options["error-callback"]?.(code);
    }
  });

  const turnstile = {
    render(where: string | HTMLElement, options: WidgetOptions): string | undefined {
      const box = typeof where === "string" ? document.querySelector(where) : where;
      if (!box) return undefined;
      const id = `sandbox-widget-${++made}`;
      const frame = document.createElement("iframe");
      frame.title = titles[options.language ?? ""] ?? "Check that you are human";
      frame.src = addressOf(options);
      frame.hidden = options.sitekey.endsWith("BB");
      frame.style.cssText = `display:block;border:0;height:65px;width:${options.size === "flexible" ? "100%" : "300px"};color-scheme:dark`;
      box.appendChild(frame);
      let field: HTMLInputElement | null = null;
      if (options["response-field"] !== false) {
        field = document.createElement("input");
        field.type = "hidden";
        field.name = "cf-turnstile-response";
        box.appendChild(field);
      }
      widgets.set(id, { frame, field, options });
      return id;
    },
    reset(id: string): void {
      const widget = widgets.get(id);
      if (!widget) return;
      if (widget.field) widget.field.value = "";
      widget.frame.src = addressOf(widget.options);
    },
    remove(id: string): void {
      widgets.get(id)?.frame.remove();
      widgets.get(id)?.field?.remove();
      widgets.delete(id);
    },
  };
  Object.assign(window, { turnstile });
}
