import { Form } from "~/forms/owner/post-form.tsx";
import { graphql } from "~/graphql/generated";
import type { BreakOptionFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { choiceLook } from "~/ui/controls/choice.ts";
import { Card } from "~/ui/layout/card.tsx";

graphql(`
  fragment BreakOption on BreakChoice {
    length
    kind
    until
  }
`);

/** The lengths of breaks by kind (G15, G16). The chosen one is reviewed on the next page. */
export function LengthForm({ choices }: { choices: readonly BreakOptionFragment[] }) {
  const { t, date } = useI18n();
  return (
    <Form method="get" className="grid gap-5">
      {(["TIME_OUT", "SELF_EXCLUSION"] as const).map((kind) => (
        <Card as="section" pad="roomy" key={kind}>
          <fieldset>
            <legend className="text-lg font-bold">{t(`breaks.kind.${kind}`)}</legend>
            <p className="mt-1 mb-4 text-sm text-quiet text-pretty">
              {t(`breaks.kindText.${kind}`)}
            </p>
            <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 xl:grid-cols-4">
              {choices
                .filter((choice) => choice.kind === kind)
                .map(({ length, until }) => (
                  <label
                    key={length}
                    className={choiceLook("box", "min-h-16 cursor-pointer rounded-control p-3")}
                  >
                    <input type="radio" name="length" value={length} required className="sr-only" />
                    <span className="block font-semibold">{t(`breaks.length.${length}`)}</span>
                    <span className="figures block text-xs text-quiet">
                      {until == null ? t("breaks.noEnd") : t("breaks.until", { at: date(until) })}
                    </span>
                  </label>
                ))}
            </div>
          </fieldset>
        </Card>
      ))}
      <Button type="submit" size="form" className="justify-self-start">
        {t("breaks.review")}
      </Button>
    </Form>
  );
}
