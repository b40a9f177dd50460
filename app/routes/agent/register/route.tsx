import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { qrRows } from "~/components/shell/contacts/qr-rows.server.ts";
import type { PageHandle } from "~/components/shell/navigation/page-handle.ts";
import { useShell } from "~/components/shell/use-shell.ts";
import { revalidateAfterOwnForm } from "~/forms/answers/revalidate-page.ts";
import { readForm } from "~/forms/rules/form-fields.ts";
import { ruleHints } from "~/forms/rules/rule-hint.ts";
import { graphql } from "~/graphql/generated";
import { useI18n } from "~/i18n/i18n.tsx";
import { pageTitle } from "~/i18n/page-title.server.ts";
import { PartBlock } from "~/reports/part-block.tsx";
import { partOf } from "~/reports/part-of.ts";
import { useAgentOffers } from "~/routes/agent/menu/use-agent-offers.ts";
import { queryAgent } from "~/routes/agent/query.server.ts";
import { templatesIn } from "~/routes/agent/rate-input/templates-in.ts";
import { guardChange, requireAgent } from "~/session/guards/guards.server.ts";
import { DroppedNote } from "~/ui/blocks/dropped-note.tsx";
import { PageHeader } from "~/ui/layout/page-header.tsx";
import { AccountForm } from "./account-form.tsx";
import { LinkForm } from "./link-form.tsx";
import { newPassword } from "./new-password.server.ts";
import { makeLink, openAccount, switchOff } from "./register-changes.server.ts";
import { RegisterLinks } from "./register-links.tsx";

export const handle: PageHandle = { requiresCountry: "page" };

const AgentRegister = graphql(`
  query AgentRegister {
    system {
      registrationRules {
        field
        required
        pattern
        patternId
        minLength
        maxLength
      }
    }
    agent {
      rates {
        type
        max
      }
      preferences {
        rateTemplates {
          ...RateTemplate
        }
      }
      links {
        ...OwnLink
      }
      linkLimit
    }
  }
`);

graphql(`
  fragment OwnLink on ReferralLink {
    code
    name
    url
    type
    rates {
      type
      rate
    }
    uses
    visits
    createdAt
  }
`);

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** U30c registerCenter: opening accounts below (CA52), and links by which people do so themselves (CA53–CA55). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await queryAgent(request, context, [AgentRegister, {}]);
  const rules = answer.data?.system.registrationRules ?? null;
  const hintsOf = (field: string) =>
    ruleHints(
      rules?.find((each) => each.field === field),
      context.brand.patternMessages,
    );
  const rule = rules?.find(({ field }) => field === "password");
  const links = partOf(answer, ({ agent }) => agent?.links, "agent.links");
  return {
    title: pageTitle(context, "agentCenter.shell.pages.register"),
    rates: partOf(answer, ({ agent }) => agent?.rates, "agent.rates"),
    templates: templatesIn(answer),
    links,
    dropped: answer.dropped,
    codes: "data" in links ? links.data.map(({ url }) => qrRows(url)) : [],
    hints: { account: hintsOf("username"), password: hintsOf("password") },
    password: newPassword(
      rule
        ? {
            ...rule,
            patternId: rule.patternId ?? null,
            minLength: rule.minLength ?? null,
            maxLength: rule.maxLength ?? null,
          }
        : null,
    ),
    linkLimit: partOf(answer, ({ agent }) => agent?.linkLimit, "agent.linkLimit"),
    // One form opens one account, and makes one link: a second submit sends the same key.
    idempotencyKey: crypto.randomUUID(),
    linkKey: crypto.randomUUID(),
  };
}

export const shouldRevalidate = revalidateAfterOwnForm;

/** `intent` is `account`, `link` or `off`, each with the fields of its form. */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardChange(request, context, requireAgent);
  const form = await request.formData();
  switch (readForm(form, {}).intent) {
    case "link":
      return makeLink(context, form, new URL(request.url).origin);
    case "off":
      return switchOff(context, form);
    default:
      return openAccount(context, form);
  }
}

export default function RegisterCenter() {
  const { t } = useI18n();
  const { rates, templates, links, dropped, codes, hints, password, ...found } =
    useLoaderData<typeof loader>();
  const { idempotencyKey, linkKey, linkLimit } = found;
  const before = useActionData<typeof action>();
  const offers = useAgentOffers();
  const { directRegistration } = useShell().features;
  const of = (form: string) => (before?.form === form ? before : undefined);
  const title = t("agentCenter.shell.pages.register");
  return (
    <>
      <PageHeader title={title} lead={t("agentCenter.register.lead")} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        {directRegistration && offers("AGENT_REGISTRATION") ? (
          <PartBlock part={rates} name={t("agentCenter.register.open")}>
            {(givable) => (
              <AccountForm
                rates={givable}
                templates={templates}
                hints={hints}
                before={of("account")}
                fresh={{ password, idempotencyKey }}
              />
            )}
          </PartBlock>
        ) : null}
        {offers("AGENT_LINKS") ? (
          <div className="grid gap-5">
            {offers("CREATE_AGENT_LINK") ? (
              <PartBlock part={rates} name={t("agentCenter.register.newLink")}>
                {(givable) => (
                  <LinkForm
                    rates={givable}
                    templates={templates}
                    last={"data" in links ? (links.data[0] ?? null) : null}
                    used={"data" in links ? links.data.length : null}
                    limit={linkLimit}
                    linkKey={linkKey}
                    before={of("link")}
                  />
                )}
              </PartBlock>
            ) : null}
            <PartBlock part={links} name={t("agentCenter.register.links")}>
              {(list) => <RegisterLinks links={list} codes={codes} before={of("off")} />}
            </PartBlock>
            <DroppedNote count={dropped} />
          </div>
        ) : null}
      </div>
    </>
  );
}
