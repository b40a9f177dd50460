/** Import this before React's renderer, which makes its encoder when it is imported. */
import { QuickTextEncoder } from "./quick-text-encoder.ts";

globalThis.TextEncoder = QuickTextEncoder;
