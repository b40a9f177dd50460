import { useLocation, useNavigation, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { Form } from "~/forms/owner/post-form.tsx";
import { PicturesField } from "~/forms/pictures/pictures-field.tsx";
import type { RefusedField } from "~/forms/refusal/refusal.ts";
import { refusalText } from "~/forms/refusal/refusal-text.ts";
import type { RefusalReason } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";

const limits = { files: 1, bytes: 5 * 1024 * 1024, size: "5 MB" } as const;

/** The picture that proves that money did not arrive. */
export function DisputeProofForm({ id }: { id: string }) {
  const { t } = useI18n();
  const [query] = useSearchParams();
  const [unfit, setUnfit] = useState(false);
  const { formData } = useNavigation();
  // The server answers with a redirect, so each submission is a new history entry.
  const { key: answer } = useLocation();
  const sending = formData?.get("id") === id && formData.has("proof");
  const failed = query.get("proof") === "failed" && query.get("of") === id;
  const why = failed ? (query.get("why") ?? "") : "";
  const error: RefusedField | undefined = why.startsWith("validation.")
    ? { field: "proof", messageKey: why, values: [{ name: "max", value: limits.size }] }
    : undefined;
  return (
    <Form
      method="post"
      action="/upload/withdrawal-proof"
      encType="multipart/form-data"
      noValidate
      className="mt-3 grid gap-3"
    >
      <p className="text-sm text-pretty">{t("agentCenter.confirmations.ask.NOT_RECEIVED")}</p>
      <input type="hidden" name="id" value={id} />
      <PicturesField
        id={`proof-${id}`}
        name="proof"
        label={t("agentCenter.confirmations.proof")}
        rule={t("agentCenter.confirmations.proofRule")}
        limits={limits}
        error={error}
        answer={answer}
        onJudged={setUnfit}
      />
      {failed && !error ? (
        <p role="alert" className="text-sm text-danger">
          {why === "BUSY" ? t("forms.uploadBusy") : refusalText(refusalFor(why), t)}
        </p>
      ) : null}
      <Button
        type="submit"
        busy={sending}
        disabled={unfit}
        tone="danger"
        size="small"
        className="justify-self-start"
      >
        {t("agentCenter.confirmations.now.NOT_RECEIVED")}
      </Button>
    </Form>
  );
}

const reasons: readonly RefusalReason[] = [
  "STATE_CHANGED",
  "NOT_OFFERED",
  "PLATFORM_REFUSED",
  "OUTCOME_UNKNOWN",
];

/** Returns the reason in the address; an unknown one means that the dispute failed. */
function refusalFor(why: string) {
  const reason = reasons.find((each) => each === why);
  return reason ? ({ kind: "refused", reason } as const) : ({ kind: "failed" } as const);
}
