import { useEffect, useState } from "react";
import { useI18n } from "~/i18n/i18n.tsx";
import { keepChoice, readChoice } from "~/ui/choices/page-choices.ts";

/** Folds the rail to its icons, and unfolds it. The browser keeps the choice (`page-choices.ts`). */
export function RailFold() {
  const { t } = useI18n();
  const [folded, setFolded] = useState(false);
  useEffect(() => setFolded(readChoice("rail") === "folded"), []);
  return (
    <button
      type="button"
      className="rail-fold"
      title={t(folded ? "shell.unfoldRail" : "shell.foldRail")}
      onClick={() => {
        keepChoice("rail", folded ? null : "folded");
        setFolded(!folded);
      }}
    >
      <i className="icon-panel-left-close" />
      {t(folded ? "shell.unfoldRail" : "shell.foldRail")}
    </button>
  );
}
