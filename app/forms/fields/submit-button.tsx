import { Button } from "~/ui/controls/button.tsx";

interface SubmitProps {
  /** The intent that the action receives. */
  intent: string;
  text: string;
  busyText: string;
  /** The intent that is being submitted, or null. */
  pending: string | null;
  /** Whether a submit cannot succeed. */
  disabled?: boolean;
}

/** The main button of a form. It shows when the form is being submitted. */
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
 * A hidden submit button for Enter, which clicks a form's first submit button. It stands before buttons with another
 * intent (a new captcha, a code), outside the tab order.
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
