import { Link, useSearchParams } from "@remix-run/react";
import { graphql } from "~/graphql/generated";
import type { RateTemplateFragment } from "~/graphql/generated/graphql";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Part } from "~/reports/part.ts";
import { FailedLine } from "~/ui/blocks/failed-line.tsx";

graphql(`
  fragment RateTemplate on RateTemplate {
    id
    name
    rates {
      type
      rate
    }
  }
`);

/** The template that the address names, whose rates the page's form begins with; null for none (N9). */
export function useChosenTemplate(
  templates: Part<readonly RateTemplateFragment[]>,
): RateTemplateFragment | null {
  const requested = useSearchParams()[0].get("template");
  const known = "data" in templates ? templates.data : [];
  return known.find(({ id }) => id === requested) ?? null;
}

/** Links that fill a form's rates in from a template, also without a script (N9). */
export function RateTemplates({ templates }: { templates: Part<readonly RateTemplateFragment[]> }) {
  const { t } = useI18n();
  const [shown] = useSearchParams();
  const chosen = useChosenTemplate(templates);
  if ("failed" in templates) return <FailedLine name={t("agentCenter.downline.templates")} />;
  if (!("data" in templates) || templates.data.length === 0) return null;
  const href = (id: string) => {
    const query = new URLSearchParams(shown);
    query.delete("done");
    query.set("template", id);
    return `?${query}`;
  };
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span className="text-quiet">{t("agentCenter.downline.templates")}</span>
      {templates.data.map(({ id, name }) => (
        <Link
          key={id}
          to={href(id)}
          replace
          preventScrollReset
          aria-current={id === chosen?.id ? "true" : undefined}
          className="finger max-w-full truncate rounded-control border border-line px-3 py-2 hover:border-accent aria-current:border-accent"
        >
          {name}
        </Link>
      ))}
    </div>
  );
}
