/**
 * What a guest wanted when the login came between (H6). It stays in the tab until it is taken up after the login, the
 * login is given up, or a quarter of an hour has passed. Only a click writes it, so an address can't make a change.
 */
const key = "portico.intent";
const mostMs = 15 * 60 * 1000;

/** `favorite`: a game reference; `promotion`: the id of a promotion whose next step was clicked. */
type IntentName = "favorite" | "promotion";

interface Intent {
  name: IntentName;
  of: string;
  at: number;
}

/** Keeps the last intent; without storage the visitor clicks once more after the login. */
export function keepIntent(name: IntentName, of: string): void {
  inStorage((storage) => storage.setItem(key, JSON.stringify({ name, of, at: Date.now() })));
}

export function dropIntent(): void {
  inStorage((storage) => storage.removeItem(key));
}

/** Returns what was wanted, once; null if there is nothing of this name, or `accepts` refuses it. */
export function takeIntent(
  name: IntentName,
  accepts: (of: string) => boolean = () => true,
): string | null {
  const intent = inStorage((storage) => parse(storage.getItem(key)));
  if (!intent || intent.name !== name || !accepts(intent.of)) return null;
  dropIntent();
  return Math.abs(Date.now() - intent.at) < mostMs ? intent.of : null;
}

function inStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

function parse(text: string | null): Intent | null {
  const value: unknown = JSON.parse(text ?? "null");
  const { name, of, at } = (value ?? {}) as Partial<Intent>;
  return name && typeof of === "string" && typeof at === "number" ? { name, of, at } : null;
}
