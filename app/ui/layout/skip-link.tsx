/** A link for keyboard users to skip the navigation. It is visible when it has the focus. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a
      href="#main"
      className="sr-only rounded-control bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
    >
      {text}
    </a>
  );
}
