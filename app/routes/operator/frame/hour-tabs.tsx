import { useI18n } from "~/i18n/i18n.tsx";
import { Tabs } from "~/ui/layout/tabs.tsx";

/** The spans that can be chosen, in hours. */
const spans = [1, 24, 720] as const;

/** The span of an address: `hours`, or the usual one. */
export function hoursIn(request: Request, usual: (typeof spans)[number]): (typeof spans)[number] {
  const chosen = Number(new URL(request.url).searchParams.get("hours"));
  return spans.find((each) => each === chosen) ?? usual;
}

/** Chooses the span of a page, which ends now. */
export function HourTabs({ now }: { now: (typeof spans)[number] }) {
  const { t } = useI18n();
  return (
    <Tabs
      label={t("operator.health.span")}
      look="slim"
      now={String(now)}
      tabs={spans.map((each) => ({
        name: String(each),
        text: t(`operator.calls.spans.h${each}`),
        to: `?hours=${each}`,
      }))}
    />
  );
}
