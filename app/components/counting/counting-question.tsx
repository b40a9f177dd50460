import { Link, useLocation } from "@remix-run/react";
import { useShell } from "~/components/shell/use-shell.ts";
import { CountingButtons } from "./counting-buttons.tsx";

/** Asks for consent to analytics (A93), above the header and in the flow of the page, so that it covers nothing. */
export function CountingQuestion() {
  const { counting } = useShell();
  const { pathname, search } = useLocation();
  if (!counting?.question || pathname === "/cookies") return null;
  const { send, text, allow, deny } = counting.question;
  return (
    <section aria-label={send} className="border-b border-line/60 bg-surface">
      <div className="shell-width flex flex-wrap items-center gap-x-6 gap-y-2 py-3 text-sm">
        <p className="min-w-64 flex-1 text-quiet">
          <strong className="font-semibold text-ink">{send}</strong> {text}{" "}
          <Link to="/cookies" className="whitespace-nowrap underline underline-offset-4">
            {counting.settings}
          </Link>
        </p>
        <CountingButtons
          allow={allow}
          deny={deny}
          returnTo={pathname + search}
          className="grid w-full grid-cols-2 gap-2 sm:w-auto"
        />
      </div>
    </section>
  );
}
