import { useI18n } from "~/i18n/i18n.tsx";
import { useAgentMenu } from "~/routes/agent/menu/use-agent-menu.ts";
import { Card } from "~/ui/layout/card.tsx";
import { pageKeys } from "./page-keys.ts";

/** All keys of the agent center with what they do (N15). */
export function KeyRows() {
  const { t } = useI18n();
  const pages = useAgentMenu()?.pages.filter(({ listed }) => listed) ?? [];
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5 text-sm">
      <KeyRow keys={["/"]} text={t("agentCenter.shell.keys.search")} />
      <KeyRow keys={["j"]} text={t("agentCenter.shell.keys.nextRow")} />
      <KeyRow keys={["k"]} text={t("agentCenter.shell.keys.rowBefore")} />
      <KeyRow keys={["?"]} text={t("agentCenter.shell.keys.list")} />
      {pages.map(({ key }) => (
        <KeyRow key={key} keys={["g", pageKeys[key]]} text={t(`agentCenter.shell.pages.${key}`)} />
      ))}
    </dl>
  );
}

function KeyRow({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <>
      <dt className="flex gap-1">
        {keys.map((key) => (
          <kbd
            key={key}
            className="grid min-w-6 place-items-center rounded-control border border-line bg-ground px-1.5 text-xs"
          >
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{text}</dd>
    </>
  );
}

/** The keys as a part of the settings, for devices with a keyboard. */
export function KeyList() {
  const { t } = useI18n();
  return (
    <Card as="section" aria-labelledby="keys" className="p-4 max-lg:hidden">
      <h2 id="keys" className="mb-3 font-semibold">
        {t("agentCenter.shell.keys.title")}
      </h2>
      <KeyRows />
    </Card>
  );
}
