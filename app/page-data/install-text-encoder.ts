/** Import this before React's renderer, which creates its encoder when it is imported. */
import { QuickTextEncoder } from "./quick-text-encoder.ts";

globalThis.TextEncoder = QuickTextEncoder;
