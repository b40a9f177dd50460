import { Form } from "@remix-run/react";
import { Button } from "~/ui/controls/button.tsx";

interface Props {
  allow: string;
  deny: string;
  /** Where the visitor is, for the way back. */
  returnTo: string;
  className?: string;
}

/**
 * The two answers (A93), neither louder than the other. A document request: what a page may load is said by the
 * headers of its document, so an answer holds from the next one on.
 */
export function CountingButtons({ allow, deny, returnTo, className }: Props) {
  return (
    <Form method="post" action="/cookies" reloadDocument className={className}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" name="counting" value="no" tone="raised" size="small">
        {deny}
      </Button>
      <Button type="submit" name="counting" value="yes" tone="raised" size="small">
        {allow}
      </Button>
    </Form>
  );
}
