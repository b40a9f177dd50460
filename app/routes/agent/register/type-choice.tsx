import { useI18n } from "~/i18n/i18n.tsx";
import { choiceLook } from "~/ui/controls/choice.ts";

/** Whether the account is a member's or an agent's: `type`. */
export function TypeChoice({ chosen }: { chosen: string | undefined }) {
  const { t } = useI18n();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t("agentCenter.downline.type")}</legend>
      <div className="grid grid-cols-2 gap-2">
        {(["MEMBER", "AGENT"] as const).map((type) => (
          <label
            key={type}
            className={choiceLook(
              "box",
              "flex min-h-11 cursor-pointer items-center justify-center rounded-control text-sm font-semibold",
            )}
          >
            <input
              type="radio"
              name="type"
              value={type}
              defaultChecked={type === (chosen === "AGENT" ? "AGENT" : "MEMBER")}
              className="sr-only"
            />
            {t(`agentCenter.downline.types.${type}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
