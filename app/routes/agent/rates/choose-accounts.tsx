import { categoryKey } from "~/components/shell/navigation/nav-entries.ts";
import { Form } from "~/forms/owner/post-form.tsx";
import type {
  DownlineRowFragment,
  PageInfoFragment,
  RateTemplateFragment,
} from "~/graphql/generated/graphql";
import { percentText } from "~/i18n/decimal-text.ts";
import { useI18n } from "~/i18n/i18n.tsx";
import type { Part } from "~/reports/part.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { type GivableRate, RateFields } from "~/routes/agent/rate-input/rate-fields.tsx";
import { RateTemplates, useChosenTemplate } from "~/routes/agent/rate-input/rate-templates.tsx";
import { EmptyBlock } from "~/ui/blocks/empty-block.tsx";
import { Button } from "~/ui/controls/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { RecordPager } from "~/ui/pager/record-pager.tsx";
import type { ChoiceProblem } from "./review.ts";

interface Props {
  members: readonly Pick<DownlineRowFragment, "account" | "type" | "rates">[];
  templates: Part<readonly RateTemplateFragment[]>;
  givable: Part<readonly GivableRate[]>;
  /** The typed rates, and the chosen accounts. */
  values: Readonly<Record<string, string>>;
  accounts: readonly string[];
  /** Why nothing can be reviewed yet. */
  problem: ChoiceProblem | null;
  /** The types whose rate is wrong. */
  wrong: readonly string[];
  pageInfo: PageInfoFragment;
}

/** The direct members with their rates, and the rates that the chosen ones shall get. */
export function ChooseAccounts(props: Props) {
  const { members, templates, givable, values, accounts, problem, wrong, pageInfo } = props;
  const { t, language } = useI18n();
  const template = useChosenTemplate(templates);
  const name = (type: string) => t(`nav.${categoryKey(type)}`);
  const elsewhere = accounts.filter((each) => !members.some(({ account }) => account === each));
  if (members.length === 0 && elsewhere.length === 0) {
    return (
      <EmptyBlock
        icon={<i className="icon-users size-7" />}
        title={t("agentCenter.downline.nobody")}
        text={t("agentCenter.downline.nobodyText")}
      />
    );
  }
  return (
    <Form method="get" className="grid gap-4">
      {problem ? (
        <p role="alert" className="text-sm text-danger">
          {problem === "wrong"
            ? t("agentCenter.reports.rates.wrong", { types: wrong.map(name).join(", ") })
            : t(`agentCenter.reports.rates.no.${problem}`)}
        </p>
      ) : null}
      <Card className="grid gap-4 p-4">
        <RateTemplates templates={templates} />
        <PartBlock part={givable} name={t("agentCenter.downline.rates")}>
          {(rates) => (
            <RateFields
              key={template?.id}
              of="several"
              rates={rates}
              now={template?.rates}
              outcome={template ? undefined : { problem: null, values }}
            />
          )}
        </PartBlock>
        <p className="text-xs text-quiet">{t("agentCenter.reports.rates.empty")}</p>
      </Card>
      <Card as="ul" className="divide-y divide-line/60">
        {elsewhere.map((account) => (
          <li key={account}>
            <label className="flex min-h-11 items-center gap-3 px-3 py-2 text-sm font-semibold">
              <input
                type="checkbox"
                name="account"
                value={account}
                defaultChecked
                className="size-5 shrink-0"
              />
              {account}
            </label>
          </li>
        ))}
        {members.map(({ account, type, rates }) => (
          <li key={account}>
            <label className="flex min-h-11 items-center gap-3 px-3 py-2 text-sm">
              <input
                type="checkbox"
                name="account"
                value={account}
                aria-label={account}
                defaultChecked={accounts.includes(account)}
                className="size-5 shrink-0"
              />
              <span className="grid min-w-0 gap-0.5 sm:grid-cols-[12rem_1fr] sm:items-baseline">
                <span className="font-semibold break-words">
                  {account}{" "}
                  <span className="text-xs font-normal text-quiet">
                    {t(`agentCenter.downline.types.${type}`)}
                  </span>
                </span>
                <span className="figures text-xs text-quiet">
                  {rates
                    .map((each) => `${name(each.type)} ${percentText(each.rate, language)}`)
                    .join(" · ") || "–"}
                </span>
              </span>
            </label>
          </li>
        ))}
      </Card>
      <div className="form-foot sm:flex">
        <Button type="submit" name="review" value="1" size="small">
          {t("agentCenter.reports.rates.review")}
        </Button>
      </div>
      <RecordPager pageInfo={pageInfo} />
    </Form>
  );
}
