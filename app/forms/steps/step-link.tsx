import { Link } from "@remix-run/react";

/** The link to another step, below a form. */
export function StepLink({ to, text }: { to: string; text: string }) {
  return (
    <Link
      to={to}
      className="finger inline-block text-sm text-quiet underline underline-offset-4 hover:text-ink"
    >
      {text}
    </Link>
  );
}
