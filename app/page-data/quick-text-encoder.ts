/**
 * A `TextEncoder` that encodes short ASCII texts in JavaScript. React's server renderer encodes each tag separately,
 * and workerd's native encoder is slow for small texts: it took half of a page's rendering (docs/performance.md).
 */
export class QuickTextEncoder extends TextEncoder {
  override encode(text = ""): Uint8Array<ArrayBuffer> {
    const { length } = text;
    if (length > 100) return super.encode(text) as Uint8Array<ArrayBuffer>;
    const bytes = new Uint8Array(length);
    for (let at = 0; at < length; at++) {
      const code = text.charCodeAt(at);
      if (code > 127) return super.encode(text) as Uint8Array<ArrayBuffer>;
      bytes[at] = code;
    }
    return bytes;
  }
}
