import { Form } from "~/forms/owner/post-form.tsx";
import { Button } from "~/ui/controls/button.tsx";

interface Props {
  allow: string;
  deny: string;
  /** The current address, for the redirect. */
  returnTo: string;
  className?: string;
}

/**
 * The two answers (A93) with equal weight. They are a document request, because the CSP of the next document depends
 * on the answer.
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
