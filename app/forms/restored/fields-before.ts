/**
 * What a visitor, his browser or his password manager has put into fields before React takes the page over is in them
 * afterwards, too: also where React draws the document anew, because an extension has changed it, and where React itself
 * holds a field's value and does not know what was typed.
 */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the server sends in hidden fields stays as it is. */
const fieldSelector =
  "input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image]), select, textarea";

/** The field's name within the page; fields that have one name are numbered in their order. */
function nameOf(field: Field): string {
  return [field.tagName, field.name, field.id, tickOf(field)?.value].join("\n");
}

/** The field as a box or a circle to tick; null for others. */
const tickOf = (field: Field): HTMLInputElement | null =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type) ? field : null;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** All fields of the page by name and number. An extension's own fields have mostly neither a name nor an id. */
function fieldsIn(document: Document): Map<string, Field> {
  const counts = new Map<string, number>();
  const fields = new Map<string, Field>();
  for (const field of document.querySelectorAll(fieldSelector)) {
    if (!isField(field) || !(field.name || field.id)) continue;
    const name = nameOf(field);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    fields.set(`${name}\n${count}`, field);
  }
  return fields;
}

/** How long blocks of the page that come late may be drawn anew after the document has loaded, in ms. */
const lateMs = 2_000;

/** Notes the fields of the page. Call the returned function whenever React has drawn it, until it is complete. */
export function noteFields(document: Document): () => void {
  const noted = fieldsIn(document);
  let focused = document.activeElement;
  let reported = false;
  const noteMore = ({ target }: Event) => {
    if (target instanceof Element) focused = target;
    for (const [name, field] of fieldsIn(document)) if (!noted.has(name)) noted.set(name, field);
  };
  document.addEventListener("focusin", noteMore);
  const end = () => {
    noted.clear();
    document.removeEventListener("focusin", noteMore);
  };
  const endSoon = () => setTimeout(end, lateMs);
  return () => {
    const now = fieldsIn(document);
    for (const [name, before] of noted) {
      const field = before.isConnected ? before : now.get(name);
      if (!field) continue;
      noted.set(name, field);
      if (field === before) {
        if (!reported && isChanged(field)) report(field);
        continue;
      }
      putInto(field, before);
      if (before === focused && document.activeElement === document.body) focusLike(field, before);
    }
    if (reported) return;
    reported = true;
    if (document.readyState === "complete") endSoon();
    else addEventListener("load", endSoon, { once: true });
  };
}

/** Whether the browser restored the fields of a page that was left: then nobody has just chosen something. */
function isRestored(): boolean {
  const [way] = performance.getEntriesByType("navigation");
  return way instanceof PerformanceNavigationTiming && way.type !== "navigate";
}

/** Whether a field holds something else than the server sent. Choices that may lead on are only the visitor's. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const sent = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, sent) && !isRestored();
  }
  const tick = tickOf(field);
  return tick
    ? tick.checked !== tick.defaultChecked && !isRestored()
    : field.value !== field.defaultValue;
}

/** Sets a property as the browser does, past React, which then notices the change by the event. */
function set<Name extends "value" | "checked" | "files">(
  field: Field,
  name: Name,
  value: string | boolean | FileList | null,
): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, value);
}

/** Puts what the field held that React has removed into the one that it drew. */
function putInto(field: Field, before: Field): void {
  const [tick, tickBefore] = [tickOf(field), tickOf(before)];
  if (tick) {
    if (!tickBefore || tick.checked === tickBefore.checked) return;
    set(tick, "checked", tickBefore.checked);
  } else if (before instanceof HTMLInputElement && before.type === "file") {
    if (!before.files?.length) return;
    set(field, "files", before.files);
  } else {
    if (field.value === before.value) return;
    set(field, "value", before.value);
  }
  announce(field);
}

/** React compares a field with the value that it last saw, which it keeps at the field. */
interface Tracked {
  _valueTracker?: { setValue(value: string): void };
}

/** Says what a field that is still there holds. Its value is not touched, so that composing a letter goes on. */
function report(field: Field): void {
  const tick = tickOf(field);
  const seen = tick ? String(!tick.checked) : "\u0000";
  (field as Tracked)._valueTracker?.setValue(seen);
  announce(field);
}

/** Fires the events of a change: React listens for clicks of ticks, and for input of the rest. */
function announce(field: Field): void {
  for (const name of [tickOf(field) ? "click" : "input", "change"]) {
    field.dispatchEvent(new Event(name, { bubbles: true }));
  }
}

function focusLike(field: Field, before: Field): void {
  field.focus({ preventScroll: true });
  if (field instanceof HTMLSelectElement || before instanceof HTMLSelectElement) return;
  // Numbers and addresses have no selection.
  if (before.selectionStart === null || field.selectionStart === null) return;
  field.setSelectionRange(before.selectionStart, before.selectionEnd);
}
