import { useNavigation } from "@remix-run/react";
import { Form } from "~/forms/owner/post-form.tsx";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";

/** Marks messages and announcements as read (H7). Rewards and contracts wait until they are dealt with. */
export function MarkAll() {
  const { t } = useI18n();
  const { formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset>
      <Button
        type="submit"
        name="intent"
        value="readAll"
        tone="quiet"
        size="small"
        busy={formData?.get("intent") === "readAll"}
      >
        {t("member.inbox.markAll")}
      </Button>
    </Form>
  );
}
