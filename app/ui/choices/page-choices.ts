/**
 * A visitor's choices of how pages look (B1): the scheme, and whether the rail is folded. They are in the browser alone,
 * so cached pages stay the same for everybody. `restoreChoices` runs in the head, before the page is painted.
 */
const choices = { scheme: ["dark", "light"], rail: ["folded"] } as const;

type Choices = typeof choices;
type Name = keyof Choices;

/** Returns the choice that the page shows now; null for the brand's own. */
export const readChoice = (name: Name): string | null =>
  document.documentElement.dataset[name] ?? null;

/** Shows a choice and stores it; null takes it back. Browsers without a storage forget it with the page. */
export function keepChoice<N extends Name>(name: N, choice: Choices[N][number] | null): void {
  const { dataset } = document.documentElement;
  if (choice === null) delete dataset[name];
  else dataset[name] = choice;
  try {
    if (choice === null) localStorage.removeItem(name);
    else localStorage.setItem(name, choice);
  } catch {
    // The page shows it anyway.
  }
}

/** A script for the head; it sets the stored choices on the page's element. */
export const restoreChoices = `for (const [name, known] of ${JSON.stringify(Object.entries(choices))}) try {
const choice = localStorage.getItem(name);
if (known.includes(choice)) document.documentElement.dataset[name] = choice;
} catch {}`;
