import { Button } from "~/ui/controls/button.tsx";

interface SubmitProps {
  /** What the action is told. */
  intent: string;
  text: string;
  busyText: string;
  /** What is being submitted, or null. */
  pending: string | null;
  /** Whether pressing it could come to nothing good. */
  disabled?: boolean;
}

/** The main button of a form; it says what is going on while it is. */
export function SubmitButton({ intent, text, busyText, pending, disabled = false }: SubmitProps) {
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      busy={pending !== null}
      disabled={disabled}
      size="form"
    >
      {pending === intent || pending === "leaving" ? busyText : text}
    </Button>
  );
}

/**
 * Enter in a field presses a form's first submit button. Where that would be another one (a new picture,
 * a code), this one is before it, out of sight and out of the tab order.
 */
export function EnterSubmits({ intent, pending }: Pick<SubmitProps, "intent" | "pending">) {
  return (
    <input
      type="submit"
      name="intent"
      value={intent}
      disabled={pending !== null}
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
    />
  );
}
